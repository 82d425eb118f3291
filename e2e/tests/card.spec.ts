// The card of the American table: printed in every language, on paper, one's own, and at hand.
import { expect, expectAccessible, open, test } from "../support/page";
import { openSeed, prefer } from "../support/table";

const LANGUAGES = ["en", "hu", "zh-Hans", "zh-Hant"];

/** Ids of messages that stand where a text should. */
const IDS = /\b(card|start|outlook|nav|rules|error|keep|tile)-[a-z][a-z0-9_-]+\b|\{\$/;

const hand = (id: string, line: string) =>
  `[[hand]]\nid = "${id}"\ncategory = "My hands"\nline = "${line}"\nvalue = 25\nclosed = false\n`;

const card = (...hands: string[]) => `[card]\nid = "mine"\nname = "My own card"\n\n${hands.join("\n")}`;

const file = (text: string) => ({
  name: "mine.card.toml",
  mimeType: "application/toml",
  buffer: Buffer.from(text),
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("the card speaks it, is accessible, and fits with text of twice the size", async ({
      page,
    }) => {
      test.slow();
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await open(page, "#/card/house?year=2026");
        await expect(page.locator(".card-category")).toHaveCount(9);
        await expectAccessible(page);
      }
      expect(await page.locator("main").innerText()).not.toMatch(IDS);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, size).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const palette of ["colour-blind", "high-contrast"]) {
  test(`suits keep their contrast in the palette ${palette}`, async ({ page }) => {
    test.slow();
    await prefer(page, { palette });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await open(page, "#/card");
      await expectAccessible(page);
    }
  });
}

test("suits have three colours, and letters that say the same", async ({ page }) => {
  await open(page, "#/card/house?year=2026");
  const line = page.locator('[data-hand="E2"] .card-line');
  await expect(line).toHaveText("2222a 44b 6666a 88b DDc");
  const groups = await line.locator(".card-group").evaluateAll((groups) =>
    groups.map((group) => [getComputedStyle(group).color, group.querySelector("sub")!.textContent]),
  );
  const colours = new Map(groups.map(([colour, letter]) => [letter, colour]));
  expect([...colours.keys()].sort()).toEqual(["a", "b", "c"]);
  expect(new Set(colours.values()).size).toBe(3);
});

test("the year stands in the year hands, and what it makes impossible is said", async ({ page }) => {
  await open(page, "#/card");
  const first = page.locator('[data-hand="Y1"] .card-line');
  await page.locator("#card-year").fill("1984");
  await page.locator("#card-year").press("Enter");
  await expect(first).toHaveText("1984a FFF NNN SSSS");
  await expect(first.locator(".unit")).toHaveText(["1", "9", "8", "4", "FFF", "NNN", "SSSS"]);
  expect(new URL(page.url()).hash).toBe("#/card/house?year=1984");
  await page.locator("#card-year").fill("1850");
  await page.locator("#card-year").press("Enter");
  await expect(page.locator("#card-year")).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveText("1984a FFF NNN SSSS");
  // Three soaps in 2000, twice: more than there are.
  await open(page, "#/card/house?year=2000");
  const out = page.locator(".card-left-out p");
  expect(await out.count()).toBeGreaterThan(0);
  await expect(out.first()).toContainText("2000");
});

test("on paper only the card is left, on two pages at most", async ({ page }) => {
  await open(page, "#/card/house?year=2026");
  await page.emulateMedia({ media: "print" });
  for (const away of [".bar", ".card-controls", ".print", ".own-cards", "h1"]) {
    await expect(page.locator(away).first()).toBeHidden();
  }
  await expect(page.locator(".card-name")).toBeVisible();
  await expect(page.locator(".card-hand")).toHaveCount(65);
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test("a broken card is refused with its place and how to mend it", async ({ page }) => {
  test.slow();
  await open(page, "#/card");
  const choose = page.locator(".own-cards input[type=file]");
  await choose.setInputFiles(file(card(hand("A", "FF 111 22a 333a 44a 55a"))));
  const alert = page.locator(".own-cards [role=alert]");
  await expect(alert).toContainText(".toml: this card cannot be used: Line 8, column 12");
  await expect(alert).toContainText("“111” needs a letter: a b c");
  await expectAccessible(page);
  // Mended, the same file is taken.
  await choose.setInputFiles(file(card(hand("A", "FF 111a 22a 333a 44a 55a"))));
  await expect(alert).toHaveText("");
  await expect(page.locator(".card-name")).toContainText("My own card");
  await expect(page.locator("#card-card")).toHaveValue("mine");
});

test("one's own card is kept, hinted at, played with and not in another browser", async ({
  page,
  browser,
}) => {
  await prefer(page);
  await open(page, "#/card");
  const two = card(hand("A", "FF NNNN EEE WW SSS"), hand("B", "FF NNNN EEE WW SSS"));
  await page.locator(".own-cards input[type=file]").setInputFiles(file(two));
  await expect(page.locator(".card-hints .hint")).toContainText("“B” shares 1 of its 1 forms");
  await expect(page.locator(".card-name")).toContainText("My own card");
  await expect(page.locator(".card-category h2")).toHaveText("My hands");
  await page.reload();
  await expect(page.locator(".card-name")).toContainText("My own card");

  await open(page, "#/settings");
  await page.locator("#settings-next-card").selectOption("mine");
  await page.locator("#settings-next-year").fill("1999");
  await page.locator("#settings-next-year").press("Enter");
  await open(page, "#/play/american");
  await expect(page.locator(".nearest")).toBeVisible();
  expect(page.url()).toContain("card=mine&year=1999");

  // Another browser does not have it, and says so.
  const other = await browser.newPage();
  await open(other, "#/play/american?seed=1&card=mine&year=1999");
  await expect(other.locator(".warnings .notice")).toContainText("no card “mine”");
  await open(other, "#/card/mine?year=1999");
  await expect(other.locator(".card-view > .error")).toContainText("It has: House card");
  await other.close();
});

test("a card that was damaged on the device is set aside, the others stay", async ({ page }) => {
  await page.addInitScript((texts) => {
    if (!localStorage.getItem("sparrows.cards")) {
      localStorage.setItem("sparrows.cards", JSON.stringify(texts));
    }
  }, [card(hand("A", "FF NNNN EEE WW SSS")), "[card]"]);
  await open(page, "#/card");
  await expect(page.locator(".warnings .notice")).toContainText("set aside");
  await expect(page.locator(".card-file")).toHaveCount(1);
  await page.locator(".card-file .button").click();
  await expect(page.locator(".card-file")).toHaveCount(0);
  const aside = await page.evaluate(() => localStorage.getItem("sparrows.damaged.cards.1"));
  expect(aside).toContain("[card]");
});

test("the card at hand lists every hand, the nearest first, and what is missing", async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  await openSeed(page, "2f1c", "american");
  const panel = page.locator(".nearest");
  if (!(await panel.evaluate((panel) => (panel as HTMLDetailsElement).open))) {
    await panel.locator("summary").click();
  }
  const rows = panel.locator(".near");
  await expect(rows).toHaveCount(65);
  const away = await rows.locator(".away").allTextContents();
  const steps = away.map((text) => (text === "complete" ? 0 : parseInt(text) || 99));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  // So many tiles are missing, jokers counted: never more than the tiles drawn.
  const first = rows.first();
  expect(await first.locator(".lack").count()).toBeGreaterThan(0);
  await expect(first.locator(".lack").first()).toHaveAttribute("aria-label", /unseen/);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "The whole card" }).click();
  await expect(page.locator("dialog[open] .card-hand")).toHaveCount(65);
});
