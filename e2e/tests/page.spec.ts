// The page starts, its views follow the address, the worker answers.
import { expect, expectAccessible, open, test } from "../support/page";

test("the page starts at the table", async ({ page }) => {
  await open(page);
  await expect(page.locator("main")).toHaveAttribute("data-view", "play");
  await expect(page.locator("#loading")).toBeHidden();
  await expect(page.locator("#broken")).toBeHidden();
});

test("the worker answers", async ({ page }) => {
  await open(page);
  await expect(page.locator("main")).toHaveAttribute("data-worker", "ready");
  expect(page.workers()).toHaveLength(1);
});

test("views follow the address, forth and back", async ({ page }) => {
  await open(page, "#/rules/hong-kong");
  const main = page.locator("main");
  const current = page.locator("nav [aria-current=page]");
  await expect(main).toHaveAttribute("data-view", "rules");
  await page.locator('nav a[href="#/settings"]').click();
  await expect(main).toHaveAttribute("data-view", "settings");
  await expect(current).toHaveAttribute("href", "#/settings");
  await page.goBack();
  await expect(main).toHaveAttribute("data-view", "rules");
  await page.evaluate(() => (location.hash = "#/nowhere"));
  await expect(main).toHaveAttribute("data-view", "play");
});

for (const view of ["play", "rules", "settings"]) {
  test(`axe finds nothing on ${view}`, async ({ page }) => {
    await open(page, `#/${view}`);
    await expectAccessible(page);
  });
}

test("what fails to load is said, not blank", async ({ browser }) => {
  // A page of its own: here an error in the console is what is expected.
  const page = await browser.newPage();
  await page.route("**/sparrows_bg.wasm", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#broken")).toBeVisible();
  await expect(page.locator("#loading")).toBeHidden();
  await page.close();
});

test("a part that does not come is said, and the table stands", async ({ browser }) => {
  // A page of its own: here an error in the console is what is expected.
  const page = await browser.newPage();
  await page.route("**/split_later.wasm", (route) => route.abort());
  await page.goto("/#/settings");
  await expect(page.locator("main [role=alert]")).toContainText("split_later.wasm");
  await page.goto("/#/play/hong-kong");
  await expect(page.locator(".hand-tile").first()).toBeVisible();
  await page.unroute("**/split_later.wasm");
  // The next to need it asks anew.
  await page.locator("nav a", { hasText: "Settings" }).click();
  await expect(page.locator("#setting-grain")).toBeVisible();
  await page.close();
});

test("a worker that does not start is noticed", async ({ browser }) => {
  const page = await browser.newPage();
  await page.route("**/worker.js", (route) => route.abort());
  await open(page);
  await expect(page.locator("main")).toHaveAttribute("data-worker", "failed");
  await expect(page.locator("#broken")).toBeHidden();
  await page.close();
});

test("without JavaScript the page says what it needs", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("noscript p")).toHaveCount(4);
  await expect(page.locator("noscript p").first()).toBeVisible();
  await context.close();
});
