// Every language, in every view, accessible (in one also on a dark page); and changing it loses nothing.
import { expect, expectAccessible, open, test } from "../support/page";

const LANGUAGES = ["en", "hu", "zh-Hans", "zh-Hant"];
const VIEWS = ["#/play", "#/play/hong-kong", "#/play/sichuan", "#/rules/hong-kong", "#/settings"];

/** Ids of messages that stand where a text should. */
const IDS = /\b(app|nav|setting|rules|option|pattern|tile|suit|table|event|why|keys|start|play|error|keep|settlement)-[a-z0-9_-]+\b|\{\$/;

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("the page speaks the browser's language", async ({ page }) => {
      for (const view of VIEWS) {
        await open(page, view);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        const texts = await page.evaluate(() => {
          const names = [...document.querySelectorAll("[aria-label]")];
          return [document.title, document.body.innerText]
            .concat(names.map((element) => element.getAttribute("aria-label")!))
            .join("\n");
        });
        expect(texts).not.toMatch(IDS);
      }
    });

    // The dark page has the same words: one language shows its colours. What is said is the same on
    // both screens: the small one is looked at with the shortest words and the longest.
    const themes = language === "en" ? (["light", "dark"] as const) : (["light"] as const);
    for (const theme of themes) {
      for (const view of VIEWS) {
        test(`axe finds nothing on ${view}, ${theme}`, async ({ page, isMobile }) => {
          test.skip(isMobile && (theme === "dark" || language === "en" || language === "zh-Hant"));
          test.slow();
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          await open(page, view);
          await expectAccessible(page);
        });
      }
    }

    test("nothing is wider than the page, text of twice the size included", async ({ page }) => {
      for (const size of ["100%", "200%"]) {
        for (const view of VIEWS) {
          await open(page, view);
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wider, `${view} at ${size}`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

test("the language changes in place and stays", async ({ page }) => {
  await open(page, "#/settings");
  await page.locator("#setting-grain").fill("33");
  const select = page.locator(".language select");
  for (const [tag, title] of [
    ["hu", "Beállítások"],
    ["zh-Hans", "设置"],
    ["zh-Hant", "設定"],
    ["en", "Settings"],
  ]) {
    await select.selectOption(tag);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} – `));
    await expect(page.locator("#setting-grain")).toHaveValue("33");
  }
  await select.selectOption("zh-Hant");
  await page.reload();
  await expect(page.locator("h1")).toHaveText("設定");
  await expect(select).toHaveValue("zh-Hant");
});

test("a language that does not load leaves the one before, and it is said", async ({ browser }) => {
  // A page of its own: here an error in the console is what is expected.
  const page = await browser.newPage();
  await page.route("**/messages/hu.ftl", (route) => route.abort());
  await open(page, "#/settings");
  await page.locator(".language select").selectOption("hu");
  await expect(page.locator(".warnings .notice")).toContainText("messages/hu.ftl");
  await expect(page.locator("h1")).toHaveText("Settings");
  await page.close();
});

test("where no words load at all, the page says so in every language", async ({ browser }) => {
  const page = await browser.newPage();
  await page.route("**/messages/*.ftl", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#broken")).toBeVisible();
  await expect(page.locator("#loading")).toBeHidden();
  await page.close();
});

test("the first stop is a link past the header", async ({ page }) => {
  await open(page, "#/settings");
  await page.keyboard.press("Tab");
  const skip = page.locator(".skip");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toBeFocused();
  expect(new URL(page.url()).hash).toBe("#/settings");
});

test("a change of view leads the focus to its heading", async ({ page }) => {
  await open(page, "#/settings");
  await page.locator("nav a", { hasText: "Full rules" }).click();
  await expect(page.locator("h1")).toHaveText("Hong Kong: the full rules");
  await expect(page.locator("h1")).toBeFocused();
});
