// The American table: the Charleston, calls with jokers, exchanges, the hand of the card.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/page";
import { american, asked, importDeal, kept, lateTurn, openSeed, prefer, untilAsked } from "../support/table";

const tiles = ".hand-tile";
const free = ".hand-tile[aria-disabled=false]:not(.chosen)";
const chosen = ".hand-tile.chosen";
const step = ".before-play .step";
/** A whole deal takes a slow machine its time. */
const DEAL = 240_000;
// Forced: what is only marked as disabled can be pressed, and says why.
const press = (page: Page, selector: string, touch: boolean) => {
  const target = page.locator(selector).first();
  return touch ? target.tap({ force: true }) : target.click({ force: true });
};

/** How many decisions of the person the record holds. */
const decisions = async (page: Page, action: string) =>
  (await kept(page)).split("\n").filter((line) => line.startsWith('{"seat":"east"') && line.includes(`"action":"${action}"`)).length;

/** Chooses so many tiles from the end of the hand, where what is wanted least stands. */
async function choose(page: Page, count: number, touch: boolean) {
  for (let n = 0; n < count; n += 1) {
    const last = page.locator(free).last();
    await (touch ? last.tap() : last.click());
    await expect(page.locator(chosen)).toHaveCount(n + 1);
  }
}

/** Passes so many tiles, and waits until they have moved. */
async function pass(page: Page, count: number, touch = false) {
  expect(await untilAsked(page)).toBe("pick");
  const before = await page.locator(step).textContent();
  await choose(page, count, touch);
  await press(page, ".action-pass-tiles, .action-courtesy", touch);
  await expect(page.locator(step).and(page.getByText(before ?? "", { exact: true }))).toHaveCount(0);
}

/** The same by keyboard alone. */
async function passByKeys(page: Page) {
  const before = await page.locator(step).textContent();
  await page.keyboard.press("End");
  while ((await page.locator(chosen).count()) < 3) {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(step).and(page.getByText(before ?? "", { exact: true }))).toHaveCount(0);
}

/** Plays on to the end: every win is taken, the first call that is offered, the last tile goes. */
async function playOut(page: Page, act: (what: "win" | "call" | "pass" | "discard") => Promise<void>) {
  for (let turns = 0; turns < 120; turns += 1) {
    const now = await untilAsked(page);
    if (now === "over") return;
    const before = await kept(page);
    const win = await page.locator("#action-win-0").getAttribute("aria-disabled");
    const call = await page.locator(".action-expose[aria-disabled=false]").count();
    if (win === "false") await act("win");
    else if (now === "claim") await act(call > 0 && turns < 20 ? "call" : "pass");
    else await act("discard");
    await expect.poll(() => kept(page), { intervals: [10, 20, 50, 100] }).not.toBe(before);
  }
  throw new Error("the deal does not end");
}

/** What the payments add up to. */
async function payments(page: Page) {
  const figures = await page.locator(".payments tbody td:nth-of-type(1)").allTextContents();
  return figures.map((text) => Number(text.replace("−", "-").replace("+", "")));
}

test("a deal from Charleston to settlement by keyboard", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "for keys");
  test.setTimeout(DEAL);
  await prefer(page);
  await openSeed(page, "7", "american");
  await expect(page.locator(tiles)).toHaveCount(14);
  await expect(page.locator(step)).toContainText("First right");
  for (let passes = 0; passes < 3; passes += 1) await passByKeys(page);
  expect(await untilAsked(page)).toBe("vote");
  await page.keyboard.press("s");
  await expect(page.locator(step)).toContainText("Courtesy");
  await expect(page.locator(".before-play")).toContainText("You stop the Charleston.");
  await page.locator("#action-courtesy-0").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).toBe("turn");
  await playOut(page, async (what) => {
    if (what === "win") await page.keyboard.press("w");
    else if (what === "pass") await page.keyboard.press("Space");
    else if (what === "call") {
      const key = await page.locator(".action-expose[aria-disabled=false] kbd").first().textContent();
      await page.keyboard.press((key ?? "").toLowerCase());
      if ((await page.locator("#choice-0").count()) > 0) {
        await expect(page.locator("#choice-0")).toBeFocused();
        await page.keyboard.press("Enter");
      }
    } else {
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
    }
  });
  await expect(page.locator("#settlement-title")).toBeVisible();
  expect((await payments(page)).reduce((a, b) => a + b)).toBe(0);
  await expect(page.locator(".patterns")).toHaveCount(0);
  await expectAccessible(page);
});

test("a deal from Charleston to settlement by touch", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "for fingers");
  test.setTimeout(DEAL);
  await prefer(page);
  await openSeed(page, "11", "american");
  for (let passes = 0; passes < 3; passes += 1) await pass(page, 3, true);
  expect(await untilAsked(page)).toBe("vote");
  await press(page, "#action-charleston-0", true);
  await expect(page.locator(step)).not.toHaveText("Vote");
  while ((await page.locator(step).textContent()) !== "Courtesy") await pass(page, 3, true);
  await pass(page, 2, true);
  await playOut(page, async (what) => {
    if (what === "win") await press(page, "#action-win-0", true);
    else if (what === "pass") await press(page, "#action-pass-0", true);
    else if (what === "call") {
      await press(page, ".action-expose[aria-disabled=false]", true);
      if ((await page.locator("#choice-0").count()) > 0) await press(page, "#choice-0", true);
    } else {
      // The first tap lifts, the second discards.
      await page.locator(tiles).first().tap();
      await page.locator(tiles).first().tap();
    }
  });
  await expect(page.locator("#settlement-title")).toBeVisible();
  expect((await payments(page)).reduce((a, b) => a + b)).toBe(0);
});

test("passes: back at every step, jokers stay, fewer means blind", async ({ page, hasTouch }) => {
  test.slow();
  await prefer(page);
  await openSeed(page, "4", "american");
  const confirm = page.locator("#action-pass-tiles-0");
  const joker = page.locator(`${tiles}[data-tile^="1j"]`).first();
  await expect(joker).toHaveAttribute("aria-disabled", "true");
  await expect(joker).toHaveAccessibleDescription("A joker is never passed.");
  await press(page, `${tiles}[data-tile^="1j"]`, hasTouch);
  await expect(page.locator(".prompt")).toContainText("A joker is never passed.");
  for (let count = 0; count < 3; count += 1) {
    await expect(page.locator(chosen)).toHaveCount(count);
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await expect(confirm).toHaveAccessibleDescription(`${count} of 3 tiles chosen`);
    await press(page, free, hasTouch);
  }
  await expect(confirm).toHaveAttribute("aria-disabled", "false");
  await expectAccessible(page);
  await press(page, chosen, hasTouch);
  await expect(page.locator(chosen)).toHaveCount(2);
  await press(page, "#action-pass-tiles-0", hasTouch);
  await expect(page.locator(".prompt")).toContainText("2 of 3 tiles chosen");
  await page.locator(".deselect").click();
  await expect(page.locator(chosen)).toHaveCount(0);
  await pass(page, 3, hasTouch);
  // What went and what came stays in sight, and is marked in the hand.
  await expect(page.locator(".exchange .passed")).toHaveCount(2);
  await expect(page.locator(`${tiles}.came`)).toHaveCount(3);
  await pass(page, 3, hasTouch);
  await expect(confirm).toHaveText(/Pass 0 of your own and 3 unseen/);
  await choose(page, 1, hasTouch);
  await expect(confirm).toHaveAccessibleName("Pass 1 of your own and 2 unseen");
  await press(page, "#action-pass-tiles-0", hasTouch);
  await expect(page.locator(step)).toHaveText("Vote");
  expect(await kept(page)).toContain('"blind":2');
  await expect(page.locator("[role=log]")).toContainText("unseen");
  await expect(page.locator(tiles)).toHaveCount(14);
  await expectAccessible(page);
});

test("the Charleston survives a reload", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await pass(page, 3);
  await pass(page, 3);
  await choose(page, 1, false);
  const record = await kept(page);
  const hand = await page.locator(tiles).evaluateAll((all) => all.map((it) => it.getAttribute("data-tile")));
  await page.reload();
  await expect(page.locator(step)).toContainText("First left");
  await expect(page.locator(".exchange .passed")).toHaveCount(2);
  const again = await page.locator(tiles).evaluateAll((all) => all.map((it) => it.getAttribute("data-tile")));
  expect(again).toEqual(hand);
  expect(await kept(page)).toBe(record);
  await pass(page, 3);
  expect(await untilAsked(page)).toBe("vote");
  await page.reload();
  expect(await untilAsked(page)).toBe("vote");
});

test("a courtesy of none is one press", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  for (let passes = 0; passes < 3; passes += 1) await pass(page, 3, hasTouch);
  await untilAsked(page);
  await press(page, "#action-charleston-1", hasTouch);
  await expect(page.locator(step)).toHaveText("Courtesy");
  await expect(page.locator("#action-courtesy-0")).toHaveText(/Offer nothing/);
  await press(page, "#action-courtesy-0", hasTouch);
  await expect.poll(() => asked(page)).toBe("turn");
  await expect(page.locator(tiles)).toHaveCount(14);
  expect(await decisions(page, "courtesy")).toBe(1);
});

test("the pool: any number, none of them a joker", async ({ page, hasTouch }) => {
  await prefer(page);
  await open(page, "#/play/american?seed=7&mush=true");
  for (let passes = 0; passes < 3; passes += 1) await pass(page, 3, hasTouch);
  await expect(page.locator(step)).toHaveText("Mush");
  await expect(page.locator("#action-mush-0")).toHaveText(/Give nothing to the pool/);
  await choose(page, 5, hasTouch);
  await expect(page.locator("#action-mush-0")).toHaveText(/Give 5 tiles to the pool/);
  await press(page, "#action-mush-0", hasTouch);
  expect(await untilAsked(page)).toBe("vote");
  await expect(page.locator(".exchange")).toContainText("to the pool and take");
  await expect(page.locator(tiles)).toHaveCount(14);
});

test("a call by size, with a choice of jokers", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, american.call);
  expect(await untilAsked(page)).toBe("claim");
  await expect(page.locator(".discards li.asked")).toHaveCount(1);
  await expect(page.locator(".prompt")).toContainText("Pung, Kong, Pass");
  const sizes = page.locator(".action-expose");
  await expect(sizes).toHaveCount(4);
  await expect(sizes.nth(2)).toHaveAttribute("aria-disabled", "true");
  await expect(sizes.nth(2)).toHaveAccessibleDescription("You do not hold the tiles for this.");
  await press(page, "#action-expose-0", hasTouch);
  const ways = page.locator(".choices .action-expose");
  await expect(ways).toHaveCount(2);
  await expect(ways.nth(0)).toHaveAccessibleName(/show a pung without jokers/);
  await expect(ways.nth(1)).toHaveAccessibleName(/show a pung with 1 joker/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(ways).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator("#choice-0")).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.locator("#choice-1")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await expect.poll(() => kept(page)).toContain('"action":"expose"');
  expect(await untilAsked(page)).toBe("turn");
  await expect(page.locator(".seat-0 .exposure")).toHaveAccessibleName(/kong of 5 crak, 1 joker in it/);
  await expect(page.locator(".seat-0 .meld-tile")).toHaveCount(4);
  await expect(page.locator(tiles)).toHaveCount(10);
});

test("a shown joker is picked, a hand called dead", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, american.exchange);
  expect(await untilAsked(page)).toBe("turn");
  const joker = page.locator(".take-joker");
  await expect(joker).toHaveAccessibleName(/^Put 5 crak in the place of a joker in Robin’s group$/);
  await expect(page.locator("#action-exchange-0")).toHaveAttribute("aria-disabled", "false");
  await expect(page.locator("#action-challenge-0")).toHaveAccessibleName(/Call Robin’s hand dead/);
  await expect(page.locator("#action-challenge-0")).toContainText("Robin");
  await expectAccessible(page);
  await page.keyboard.press("h");
  await expect(page.locator("[role=log]")).toContainText("but it is not");
  await expect(page.locator(".prompt")).toContainText("but it is not");
  await expect(page.locator("#action-challenge-0")).toHaveAttribute("aria-disabled", "true");
  await press(page, ".take-joker", hasTouch);
  await expect(joker).toHaveCount(0);
  await expect.poll(() => kept(page)).toContain('"action":"exchange"');
  await expect(page.locator(`${tiles}.drawn[data-tile^="1j"]`)).toHaveCount(1);
  await expect(page.locator("#action-exchange-0")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("[role=log]")).toContainText("You put 5 crak in the place of a joker");
  await expect(page.locator(tiles)).toHaveCount(14);
});

test("the hand of the card, its doublings and payments", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, american.win);
  expect(await untilAsked(page)).toBe("claim");
  await expect(page.locator("#action-win-0")).toHaveAccessibleName("Mah-jongg: R1 for 30");
  await page.keyboard.press("w");
  await expect(page.locator("#settlement-title")).toHaveText(/You have mah-jongg on .* discard/);
  await expect(page.locator(".hand-line")).toHaveText("Consecutive run, R1: 111a 22a 333a 44a 5555a");
  await expect(page.locator(".card-hand")).toContainText("30 points");
  await expect(page.locator(".card-hand")).toContainText("Jokerless× 2");
  await expect(page.locator(".card-hand")).toContainText("The discarder pays double.");
  expect(await payments(page)).toEqual([240, -60, -120, -60]);
  await expect(page.locator(".other-hand")).toHaveCount(3);
  await expectAccessible(page);
});

test("a computer player sits out first, and nobody learns of the bet", async ({ page, hasTouch }) => {
  await prefer(page);
  await open(page, "#/play/american?seed=7&bettor=true");
  await expect(page.locator(".before-play")).toContainText("Martin sits out as bettor");
  for (let passes = 0; passes < 3; passes += 1) await pass(page, 3, hasTouch);
  await untilAsked(page);
  await press(page, "#action-charleston-1", hasTouch);
  await pass(page, 0, hasTouch);
  expect(await untilAsked(page)).toBe("turn");
  await expect(page.locator(".table")).not.toContainText(/\bbet\b/i);
});

test("the person who sits out sees all hands, bets, and plays the next deal", async ({ page, hasTouch }) => {
  await prefer(page, { options: { american: { bettor: true } } });
  await openSeed(page, "7", "american");
  await importDeal(page, american.bet);
  expect(await untilAsked(page)).toBe("bet");
  await expect(page.locator(".before-play")).toContainText("You sit out as bettor");
  await expect(page.locator(tiles)).toHaveCount(0);
  for (const seat of ["East", "South", "West", "North"]) {
    const hand = page.getByRole("region", { name: new RegExp(`, ${seat}$`) }).locator(".faces .tile");
    await expect(hand).toHaveCount(seat === "East" ? 14 : 13);
    await expect(hand.and(page.locator("[data-tile=back]"))).toHaveCount(0);
  }
  const bets = page.locator(".action-bet");
  await expect(bets).toHaveCount(4);
  await expect(bets.nth(1)).toHaveAccessibleName(/^Bet on Finch, \d away$/);
  await expectAccessible(page);
  if (hasTouch) await bets.nth(1).tap();
  else {
    // One letter walks from bet to bet.
    await page.keyboard.press("b");
    await expect(bets.nth(0)).toBeFocused();
    await page.keyboard.press("b");
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => kept(page)).toContain('{"seat":"bettor","action":"bet","on":"south"}');
  await expect(page.locator(".settlement")).toBeVisible({ timeout: 20_000 });
  await expect(page.locator(".settlement")).toContainText("You bet on Finch.");
  // Finch's hand of 25 is paid double, and shared.
  expect(await payments(page)).toEqual([100, -50, 100, -100, -50]);
  await expect(page.locator(".payments tbody th")).toHaveText([
    "You, Bettor",
    "Wren, East",
    "Finch, South",
    "Robin, West",
    "Martin, North",
  ]);
  await page.keyboard.press("n");
  expect(await untilAsked(page)).toBe("pick");
  await expect(page.locator(".seat-0 .plate")).toContainText("north");
  await expect(page.locator(".before-play")).toContainText("Wren sits out as bettor");
});

test("a false mah-jongg is passed by itself where the person wants that", async ({ page }) => {
  await prefer(page, { auto_pass: true });
  await openSeed(page, "7", "american");
  await importDeal(page, american.dead);
  await expect.poll(() => kept(page)).toContain('{"seat":"north","action":"pass"}');
});

test("errors that are punished can end the deal", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, american.dead);
  expect(await untilAsked(page)).toBe("claim");
  await page.keyboard.press("w");
  await expect(page.locator("#settlement-title")).toHaveText("Nobody wins");
  expect(await payments(page)).toEqual([0, 0, 0, 0]);
  await expect(page.locator(".other-hand .standing")).toHaveCount(3);
  await expectAccessible(page);
});

test("the first east is whom the settings name, or the dice", async ({ page }) => {
  await prefer(page, { first_east: "left" });
  await open(page, "#/settings");
  const setting = page.getByRole("group", { name: "East of the first deal" });
  await expect(setting.getByLabel("Robin")).toBeChecked();
  await open(page, "#/play/american");
  await expect(page.locator(".seat-0 .plate")).toContainText("south");
  await page.locator(".strip button").last().click();
  await page.locator(".new-deal summary").click();
  await page.getByRole("dialog").getByLabel("East of the first deal").selectOption("dice");
  await page.locator(".new-deal button[type=submit]").click();
  await expect(page.locator(".notice")).toContainText(/throws? the highest number, \d+, and (is|are) east/);
});

test("late in a deal the hand and the buttons are still in sight", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, lateTurn("d", "american"));
  expect(await untilAsked(page)).toBe("turn");
  expect(await page.locator(".discards li").count()).toBeGreaterThan(60);
  await expect(page.locator(tiles).last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#action-discard-0")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("a double click answers one question", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "a mouse");
  await prefer(page);
  await openSeed(page, "7", "american");
  await pass(page, 3);
  await choose(page, 3, false);
  await page.locator("#action-pass-tiles-0").dblclick();
  await expect(page.locator(step)).toContainText("First left");
  await page.waitForTimeout(300);
  await expect(page.locator(step)).toContainText("First left");
});

test("a dialog has the keys", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "7", "american");
  await importDeal(page, american.call);
  expect(await untilAsked(page)).toBe("claim");
  if (hasTouch) await page.locator(".nearest > summary").click();
  await page.getByRole("button", { name: "The whole card" }).click();
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await kept(page)).not.toContain('"action":"expose"');
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("k");
  await expect.poll(() => kept(page)).toContain('"action":"expose"');
});

test("the card has a key", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "a keyboard");
  await prefer(page);
  await openSeed(page, "7", "american");
  const near = page.locator(".near");
  await expect(near.first()).toBeVisible();
  await page.keyboard.press("v");
  await expect(near).toHaveCount(0);
  await page.keyboard.press("v");
  await expect(near.first()).toBeVisible();
  await expect(page.locator(".nearest > summary")).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("show or hide the card");
});

for (const tag of ["en", "hu", "zh-Hans", "zh-Hant"]) {
  test(`the American table in ${tag} fits the screen`, async ({ page, hasTouch }) => {
    test.slow();
    await prefer(page, { language: tag });
    await openSeed(page, "7", "american");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const fits = async (what: string) => {
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(Math.max(...over), what).toBeLessThanOrEqual(0);
    };
    for (const what of ["first", "across", "left"]) {
      await untilAsked(page);
      await choose(page, 2, hasTouch);
      await fits(what);
      await page.locator(".deselect").click();
      await pass(page, 3, hasTouch);
    }
    await untilAsked(page);
    await fits("vote");
    await press(page, "#action-charleston-1", hasTouch);
    await expect(page.locator("#action-courtesy-0")).toBeVisible();
    await fits("courtesy");
    await pass(page, 0, hasTouch);
    await untilAsked(page);
    await fits("turn");
    await importDeal(page, american.call);
    await untilAsked(page);
    await fits("call");
    await press(page, "#action-expose-0", hasTouch);
    await fits("ways");
    await page.keyboard.press("Escape");
    await importDeal(page, american.exchange);
    await untilAsked(page);
    await fits("exchange");
    await importDeal(page, american.bet);
    await untilAsked(page);
    await fits("bet");
  });
}
