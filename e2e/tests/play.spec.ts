// Whole deals by keyboard and by touch, claims, settlement, and what is kept.
import { expect, expectAccessible, open, test } from "../support/page";
import {
  asked,
  deals,
  importDeal,
  kept,
  openSeed,
  playOut,
  prefer,
  untilAsked,
} from "../support/table";

const button = (name: string) => `#action-${name}-0`;

test("a first visit chooses a table and is dealt", async ({ page }) => {
  await prefer(page);
  await open(page);
  await expect(page.locator("h1")).toHaveText("Choose a table");
  await expectAccessible(page);
  // Nothing is dealt or kept before.
  expect(await kept(page)).toBe("");
  await page.reload();
  await page.getByRole("button", { name: "Deal – Hong Kong" }).click();
  await expect(page.locator(".hand-tile")).toHaveCount(14);
  expect(page.url()).toMatch(/#\/play\/hong-kong\?seed=[0-9a-f]{1,64}$/);
  await expect(page.locator(".commitment")).toContainText(/[0-9a-f]{64}/);
});

test("a whole deal by keyboard alone", async ({ page }) => {
  test.slow();
  await prefer(page);
  await openSeed(page, "77");
  const turns = await playOut(
    page,
    async () => {
      await page.keyboard.press("End");
      await expect(page.locator(".hand-tile.chosen")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(".hand-tile.chosen")).toHaveCount(0);
    },
    () => page.keyboard.press("Space"),
  );
  expect(turns).toBeGreaterThan(0);
  await expect(page.locator("#settlement-title")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.locator(".hand-tile").first()).toBeVisible();
});

test("a whole deal by touch or mouse alone", async ({ page, hasTouch }) => {
  test.slow();
  await prefer(page);
  await openSeed(page, "2f1c");
  const press = (selector: string) =>
    hasTouch ? page.locator(selector).tap() : page.locator(selector).click();
  let discards = 0;
  const turns = await playOut(
    page,
    async () => {
      const before = (await kept(page)).split("\n").length;
      await press(".hand-tile:last-child");
      // One touch lifts and does not discard.
      await expect(page.locator(".hand-tile.chosen")).toHaveCount(1);
      expect((await kept(page)).split("\n").length).toBe(before);
      discards += 1;
      await press(discards % 2 ? ".hand-tile:last-child" : button("discard"));
      await expect(page.locator(".hand-tile.chosen")).toHaveCount(0);
    },
    () => press(button("pass")),
  );
  expect(turns).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Same deal again" }).click();
  await expect(page.locator(".hand-tile").first()).toBeVisible();
  expect(page.url()).toContain("seed=2f1c");
});

test("choosing, choosing another, laying down again", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "77");
  const chosen = page.locator(".hand-tile.chosen");
  const tiles = page.locator(".hand-tile");
  await tiles.nth(2).click();
  await tiles.nth(5).click();
  await expect(chosen).toHaveCount(1);
  await expect(tiles.nth(5)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press("3");
  await expect(tiles.nth(2)).toHaveClass(/chosen/);
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(3)).toHaveClass(/chosen/);
  await page.keyboard.press("Home");
  await expect(tiles.nth(0)).toHaveClass(/chosen/);
  await page.getByRole("button", { name: "Deselect" }).click();
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press("d");
  await expect(page.locator(".prompt")).toContainText("Choose a tile first.");
});

test("claims stand in fixed order, every chow with its tiles", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "1");
  await importDeal(page, deals.claim);
  expect(await untilAsked(page)).toBe("claim");
  const names = await page
    .locator(".action")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual([
    "Win",
    "Kong of 5 bamboo",
    "Pung of 5 bamboo",
    "Chow 3-4-5 bamboo",
    "Chow 4-5-6 bamboo",
    "Chow 5-6-7 bamboo",
    "Let 5 bamboo pass",
  ]);
  await expect(page.locator(".action-chow .tile")).toHaveCount(9);
  for (const box of await page.locator(".action").all()) {
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(page.locator(".discards li.asked")).toHaveCount(1);
  const win = page.locator(button("win"));
  await expect(win).toHaveAttribute("aria-disabled", "true");
  await expect(win).toHaveAccessibleDescription("The tiles do not make a winning hand.");
  await expectAccessible(page);
  // A letter that several buttons bear walks between them; Enter takes the one in focus.
  await page.keyboard.press("c");
  await page.keyboard.press("c");
  await expect(page.locator("#action-chow-1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".seat-0 .meld")).toHaveCount(1);
  expect(await kept(page)).toContain('"action":"chow","with":"4s');
  // After a chow only a discard: the reason stands with the button.
  await expect(page.locator(button("concealed-kong"))).toHaveAccessibleDescription(
    "After a chow or pung you must discard first.",
  );
});

test("a pung by touch or mouse, a kong by its letter", async ({ page, hasTouch }) => {
  await prefer(page);
  await openSeed(page, "1");
  await importDeal(page, deals.claim);
  await untilAsked(page);
  const pung = page.locator(button("pung"));
  await (hasTouch ? pung.tap() : pung.click());
  await expect(page.locator(".seat-0 .meld")).toHaveAccessibleName(
    "pung of 5 bamboo, claimed from Robin",
  );
  expect((await kept(page)).match(/"seat":"south"/g)).toHaveLength(1);
  await importDeal(page, deals.claim);
  await untilAsked(page);
  await page.keyboard.press("k");
  await expect(page.locator(".seat-0 .meld")).toHaveAccessibleName(
    "kong of 5 bamboo, claimed from Robin",
  );
  await expect(page.locator(".hand-tile.drawn")).toHaveCount(1);
});

test("a win, its account and what makes each pattern", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "1");
  await importDeal(page, deals.win);
  await untilAsked(page);
  await page.keyboard.press("w");
  await expect(page.locator("#settlement-title")).toHaveText("You win on Robin’s discard");
  await expect(page.locator(".pattern")).toHaveText([/All chows/, /Concealed hand/, /No flowers/]);
  await expect(page.locator(".total")).toContainText("3 faan");
  // Robin discarded and pays three times the base of eight.
  await expect(page.locator(".payments tbody tr td:first-of-type")).toHaveText(["+24", "0", "0", "−24"]);
  // In focus a pattern marks its tiles; a key takes the marks away and brings them back.
  const pattern = page.locator(".pattern").first();
  await pattern.focus();
  await expect(pattern).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(pattern).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await expect(pattern).toHaveAttribute("aria-pressed", "true");
  expect(await page.locator(".won-hand .tile.highlighted").count()).toBeGreaterThanOrEqual(12);
  await expect(page.locator(".other-hand")).toHaveCount(3);
  await page.getByText("Check this deal").click();
  await expect(page.locator(".hash").last()).toContainText(/[0-9a-f]{64}/);
  await expectAccessible(page);
});

test("a hand below the minimum says how far it is", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "1");
  await importDeal(page, deals.turn);
  expect(await untilAsked(page)).toBe("turn");
  const win = page.locator(button("win"));
  await expect(win).toContainText("2 of 3 faan");
  await expect(win).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("w");
  await expect(page.locator(".prompt")).toContainText("2 of 3 faan");
  await expectAccessible(page);
});

test("a reload resumes the same deal at the same point", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "4d");
  for (let turn = 0; turn < 4; ) {
    if ((await untilAsked(page)) === "claim") {
      await page.keyboard.press("Space");
    } else {
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      turn += 1;
    }
    await expect.poll(() => asked(page)).not.toBe("nothing");
  }
  const picture = async () => ({
    record: await kept(page),
    address: page.url(),
    hand: await page.locator(".hand-tile").evaluateAll((all) => all.map((one) => one.id)),
    table: await page.locator(".seat, .pond, .wall").allInnerTexts(),
  });
  const before = await picture();
  await page.reload();
  await expect(page.locator(".hand-tile").first()).toBeVisible();
  expect(await picture()).toEqual(before);
});

test("damaged data is said, can be saved, and a fresh deal is dealt", async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("damaged")) {
      sessionStorage.setItem("damaged", "yes");
      localStorage.setItem("sparrows.sitting", '{"record":"{\\"rec');
    }
  });
  await open(page);
  await expect(page.locator(".damage")).toContainText("could not be read");
  const link = page.getByRole("link", { name: "Save the damaged deal to a file" });
  await expect(link).toHaveAttribute("href", /^data:.*record/);
  await expect(page.locator(".hand-tile")).toHaveCount(14);
  await expectAccessible(page);
  await page.locator(".damage").getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(page.locator(".hand-tile").first()).toBeVisible();
  await expect(page.locator(".damage")).toHaveCount(0);
});

test("an address with a seed deals that deal and puts the other by", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "aa");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => kept(page)).toContain('"action":"discard"');
  const first = (await kept(page)).split("\n")[1];
  await page.evaluate(() => (location.hash = "#/play/hong-kong?seed=bb&min_faan=1"));
  await expect.poll(() => kept(page)).toContain('"seed":"bb"');
  expect(await kept(page)).toContain('"min_faan":1');
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Continue the deal" }).click();
  await expect.poll(() => kept(page)).toContain('"seed":"aa"');
  expect((await kept(page)).split("\n")[1]).toBe(first);
  expect(page.url()).toContain("seed=aa");
});

test("what is no deal is said, and a deal is dealt all the same", async ({ page }) => {
  await prefer(page);
  await open(page, "#/play/hong-kong?seed=oops");
  await expect(page.locator(".hand-tile")).toHaveCount(14);
  await expect(page.getByRole("alert").filter({ hasText: "oops" })).toBeVisible();
});

test("step by step, each move waits", async ({ page }) => {
  await prefer(page, { speed: "step" });
  await openSeed(page, "77");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const next = page.getByRole("button", { name: "Next move" });
  for (let moves = 0; (await asked(page)) === "nothing"; moves += 1) {
    await expect(next.or(page.locator(".hand.asked")).first()).toBeVisible();
    const before = await kept(page);
    await page.waitForTimeout(150);
    expect(await kept(page)).toBe(before);
    if (!(await next.isVisible())) break;
    await page.keyboard.press("n");
    await expect.poll(() => kept(page)).not.toBe(before);
    expect(moves).toBeLessThan(40);
  }
});

test("without the worker the game goes on and says so", async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    // A worker that never answers anything but fails at once.
    window.Worker = class extends EventTarget {
      onmessage = null;
      onerror: ((event: unknown) => void) | null = null;
      postMessage() {
        setTimeout(() => this.onerror?.(new ErrorEvent("error", { message: "no worker" })), 5);
      }
      terminate() {}
    } as unknown as typeof Worker;
  });
  // The failure is written to the console: here it is what is expected.
  await page.addInitScript(() => (console.error = () => {}));
  await openSeed(page, "77");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await untilAsked(page);
  await expect(page.getByText("cannot think in the background")).toBeVisible();
});

test("keys are listed", async ({ page }) => {
  await prefer(page);
  await openSeed(page, "77");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("choose a tile by its place");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const [tag, turn] of [
  ["en", "Your turn"],
  ["hu", "Te jössz"],
  ["zh-Hans", "轮到你"],
  ["zh-Hant", "輪到你"],
]) {
  test(`a deal in ${tag} fits the screen`, async ({ page }) => {
    await prefer(page, { language: tag });
    await openSeed(page, "77");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator(".prompt")).toContainText(turn);
    const { width, height, scrollWidth, scrollHeight } = await page.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      scrollWidth: document.documentElement.scrollWidth,
      scrollHeight: document.documentElement.scrollHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
    expect(scrollHeight).toBeLessThanOrEqual(height);
  });
}
