// The Sichuan table: before play, the missing suit, play after wins, the ledger.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/page";
import { asked, importDeal, kept, openSeed, prefer, sichuan, untilAsked } from "../support/table";

const tiles = ".hand-tile";
const free = ".hand-tile[aria-disabled=false]";
// Forced: what is only marked as disabled can be pressed, and says why.
const press = (page: Page, selector: string, touch: boolean) => {
  const target = page.locator(selector).first();
  return touch ? target.tap({ force: true }) : target.click({ force: true });
};

/** The ledger as it stands on the page: every line, and the sums below. */
async function ledger(page: Page) {
  const rows = await page.locator(".booked tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
  );
  const figure = (text: string) => Number(text.replace("−", "-") || 0);
  const lines = rows.map(([name, ...points]) => ({ name, points: points.map(figure) }));
  const sums = await page.locator(".booked tfoot tr").first().locator("td").allTextContents();
  return { lines, sums: sums.map(figure) };
}

/** Every line goes from one player to another, and the columns add up to the sums. */
function expectToAddUp({ lines, sums }: Awaited<ReturnType<typeof ledger>>) {
  for (const { points } of lines) {
    expect(points.filter((figure) => figure !== 0)).toHaveLength(2);
    expect(points.reduce((a, b) => a + b)).toBe(0);
  }
  const columns = sums.map((_, at) => lines.reduce((sum, line) => sum + line.points[at], 0));
  expect(columns).toEqual(sums);
}

/** What a person does who takes every win, claims nothing else and discards the last tile they may. */
async function play(page: Page) {
  const now = await untilAsked(page);
  if (now === "suit") await page.keyboard.press("m");
  else if (now === "claim") {
    const win = await page.locator("#action-win-0").getAttribute("aria-disabled");
    await page.keyboard.press(win === "false" ? "w" : "Space");
  } else if (now === "turn") {
    const win = await page.locator("#action-win-0").getAttribute("aria-disabled");
    if (win === "false") await page.keyboard.press("w");
    else {
      await page.locator(free).last().click();
      await page.keyboard.press("d");
    }
  }
  return now;
}

test("looking at the other table loses nothing", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "77");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => kept(page)).toContain('"action":"discard"');
  await untilAsked(page);
  const record = await kept(page);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Choose a table" }).click();
  await page.getByRole("button", { name: "Deal – Sichuan" }).click();
  await expect(page.locator(tiles)).toHaveCount(14);
  expect(page.url()).toMatch(/#\/play\/sichuan\?seed=[0-9a-f]{1,64}$/);
  await page.keyboard.press("s");
  await expect.poll(() => kept(page)).toContain('"action":"missing-suit","suit":"s"');
  // Back by address, and the deal is where it was; then the other goes on likewise.
  await page.evaluate(() => (location.hash = "#/play/hong-kong"));
  await expect.poll(() => kept(page)).toBe(record);
  expect(page.url()).toContain("seed=77");
  await page.reload();
  await expect.poll(() => kept(page)).toBe(record);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Choose a table" }).click();
  await page.getByRole("button", { name: "Continue the deal – Sichuan" }).click();
  await expect.poll(() => kept(page)).toContain('"action":"missing-suit","suit":"s"');
});

test("the missing suit: named, marked, discarded first", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "5", "sichuan");
  const choices = page.locator(".action-missing-suit");
  await expect(choices).toHaveCount(3);
  await expect(choices.first()).toHaveAccessibleName(/^Without characters, \d+ tiles in hand$/);
  await expect(page.locator(".last", { hasText: "Chooses" })).toHaveCount(3);
  await expect(page.locator(".without")).toHaveCount(0);
  await expectAccessible(page);
  await press(page, "#action-missing-suit-0", hasTouch);
  await expect(page.locator(".seat-0 .without")).toHaveAccessibleName("Missing suit: characters");
  await expect(page.locator(".without")).toHaveCount(4);
  const missing = page.locator(".hand-tile.missing");
  const held = await missing.count();
  expect(held).toBeGreaterThan(0);
  // They stand first; the others stay, and say why.
  for (let at = 0; at < held; at += 1) {
    await expect(page.locator(tiles).nth(at)).toHaveAccessibleName(/characters, missing suit/);
  }
  const barred = page.locator(tiles).nth(held);
  await expect(barred).toHaveAttribute("aria-disabled", "true");
  await expect(barred).toHaveAccessibleDescription("First discard your missing suit.");
  await press(page, ".hand-tile[aria-disabled=true]", hasTouch);
  await expect(page.locator(".prompt")).toContainText("First discard your missing suit.");
  await expect(page.locator("#action-discard-0")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  expect(await kept(page)).not.toContain('"action":"discard"');
  await expectAccessible(page);
  await press(page, ".hand-tile.missing", hasTouch);
  await press(page, "#action-discard-0", hasTouch);
  await expect.poll(() => kept(page)).toContain('"action":"discard"');
});

test("the exchange: three of one suit, and back at every step", async ({ page, hasTouch }) => {
  await prefer(page);
  await open(page, "#/settings");
  await page.locator("#sichuan-exchange_three").selectOption("true");
  await open(page, "#/play/sichuan");
  expect(await untilAsked(page)).toBe("pick");
  const confirm = page.locator("#action-exchange-three-0");
  const chosen = page.locator(".hand-tile.chosen");
  for (let count = 0; count < 3; count += 1) {
    await expect(chosen).toHaveCount(count);
    await expect(confirm).toHaveAccessibleDescription(`${count} of 3 tiles chosen`);
    await press(page, `${free}:not(.chosen)`, hasTouch);
  }
  await expect(confirm).toHaveAttribute("aria-disabled", "false");
  // A fourth, and a tile of another suit, do not go.
  await expect(page.locator(`${tiles}:not(.chosen)[aria-disabled=true]`)).toHaveCount(11);
  await expectAccessible(page);
  await press(page, ".hand-tile.chosen", hasTouch);
  await expect(chosen).toHaveCount(2);
  await press(page, "#action-exchange-three-0", hasTouch);
  await expect(page.locator(".prompt")).toContainText("2 of 3 tiles chosen");
  await page.locator(".deselect").click();
  await expect(chosen).toHaveCount(0);
  // By keyboard: arrows walk, Space takes, Enter confirms.
  await page.locator(free).first().focus();
  for (let count = 0; count < 3; ) {
    const before = await chosen.count();
    await page.keyboard.press("Space");
    if ((await chosen.count()) > before) count += 1;
    await page.keyboard.press("ArrowRight");
  }
  const gave = await chosen.evaluateAll((all) => all.map((tile) => tile.getAttribute("data-tile")));
  await page.keyboard.press("Enter");
  await expect(page.locator(".exchange")).toContainText("The die says");
  await expect(page.locator(".exchange .passed")).toHaveCount(2);
  await expect(page.locator(".hand-tile.came")).toHaveCount(3);
  await expect(page.locator(".hand-tile.came").first()).toHaveAccessibleName(/just received/);
  expect(await asked(page)).toBe("suit");
  for (const tile of gave) await expect(page.locator(`[data-tile="${tile}"]`)).toHaveCount(0);
  await expectAccessible(page);
});

test("a deal goes on after a win, and its ledger adds up", async ({ page }) => {
  test.slow();
  await prefer(page);
  // Finch wins long before the end of this deal.
  await openSeed(page, "5", "sichuan");
  const winners = page.locator(".won-mark");
  while ((await winners.count()) === 0) expect(await play(page)).not.toBe("over");
  await untilAsked(page);
  expect(await asked(page)).not.toBe("over");
  await expect(page.locator(".discards li.won-on")).toHaveCount(1);
  await expect(page.locator("[role=log]")).toContainText("has won and left the deal");
  await expect(page.locator("[role=log]")).toContainText(/Win: .* pays? /);
  await page.locator(".open-ledger").click();
  const before = await ledger(page);
  expectToAddUp(before);
  expect(before.lines.length).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  while ((await play(page)) !== "over");
  await expect(page.locator("#settlement-title")).toHaveText("Settlement");
  const after = await ledger(page);
  expectToAddUp(after);
  expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines);
  await expectAccessible(page);
});

test("who has won watches or skips the rest", async ({ page }) => {
  await prefer(page, { speed: "1" });
  await openSeed(page, "5", "sichuan");
  await importDeal(page, sichuan.win);
  expect(await untilAsked(page)).toBe("suit");
  await page.keyboard.press("s");
  expect(await untilAsked(page)).toBe("turn");
  await page.keyboard.press("w");
  await expect(page.locator(".own-win")).toContainText("You win by self-draw");
  await expect(page.locator(".seat-0 .won-mark")).toBeVisible();
  await expect(page.locator("[role=log]")).toContainText("the others play on");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skip to the end" }).click();
  await expect(page.locator("#settlement-title")).toBeVisible({ timeout: 15_000 });
  const wins = page.locator(".won");
  expect(await wins.count()).toBeGreaterThan(0);
  await expect(wins.first().locator("h3")).toHaveText("You win by self-draw");
  await expect(wins.first().locator(".pattern")).toHaveText("Basic hand0 fan");
  expectToAddUp(await ledger(page));
});

test("the end of the wall: flower pig and ready hands in words", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "5", "sichuan");
  await importDeal(page, sichuan.wall);
  await untilAsked(page);
  await page.keyboard.press("s");
  await untilAsked(page);
  await page.locator('.hand-tile[data-tile^="9s"]').click();
  await page.keyboard.press("d");
  await expect(page.locator(".outcome")).toContainText("the wall is empty");
  await expect(page.locator(".outcome")).toContainText("You pay 96 points");
  const booked = await ledger(page);
  expectToAddUp(booked);
  const names = booked.lines.map((line) => line.name);
  expect(names).toEqual([
    ...Array(3).fill("Flower pig"),
    ...Array(2).fill("Ready-hand penalty"),
  ]);
  await expect(page.locator(".standing")).toHaveText([
    "Flower pig",
    /Ready, worth up to \d+/,
    /Ready, worth up to \d+/,
    "Not ready",
  ]);
  await expect(page.locator(".reasons")).toContainText("still holds a tile of the missing suit");
  await expectAccessible(page);
});

for (const tag of ["en", "hu", "zh-Hans", "zh-Hant"]) {
  test(`a Sichuan deal in ${tag} fits the screen`, async ({ page }) => {
    test.slow();
    await prefer(page, { language: tag });
    await open(page, "#/play/sichuan?seed=5&exchange_three=true");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const fits = async (what: string) => {
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(Math.max(...over), what).toBeLessThanOrEqual(0);
    };
    expect(await untilAsked(page)).toBe("pick");
    await fits("choosing tiles");
    for (let count = 0; count < 3; count += 1) await page.locator(`${free}:not(.chosen)`).first().click();
    await page.keyboard.press("Enter");
    await expect(page.locator(".exchange")).toBeVisible();
    await fits("naming the suit");
    const winners = page.locator(".won-mark");
    while ((await winners.count()) === 0) {
      if ((await play(page)) === "over") break;
      await fits("playing");
    }
    for (let more = 0; more < 6 && (await untilAsked(page)) !== "over"; more += 1) {
      await fits("after a win");
      await play(page);
    }
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("faan");
  });
}

test("the rule sheet speaks the table's words", async ({ page }) => {
  await open(page, "#/rules/sichuan");
  await expect(page.locator("h1")).toHaveText("Sichuan: the full rules");
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toMatch(/\d fan\b/);
  expect(text).not.toContain("faan");
  // The other table keeps its own.
  await open(page, "#/rules/hong-kong");
  await expect(page.locator("h1")).toHaveText("Hong Kong: the full rules");
  expect(await page.evaluate(() => document.body.innerText)).toMatch(/\d faan\b/);
});
