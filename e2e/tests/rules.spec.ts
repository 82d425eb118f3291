// The rule sheet: everything there, drawn, linked, for every table and from the options in force.
import { expect, open, test } from "../support/page";

test("every pattern has a value and a hand of fourteen or more tiles", async ({ page }) => {
  await open(page, "#/rules/hong-kong");
  const patterns = page.locator(".pattern");
  await expect(patterns).toHaveCount(30);
  const found = await patterns.evaluateAll((list) =>
    list.map((one) => ({
      value: one.querySelector(".value")!.textContent,
      tiles: one.querySelectorAll(".example .tile").length,
      winning: one.querySelectorAll(".example .win .tile").length,
      name: one.querySelector(".example")!.getAttribute("aria-label"),
    })),
  );
  for (const { value, tiles, winning, name } of found) {
    expect(value).toMatch(/^\d+ faan$/);
    expect(tiles).toBeGreaterThanOrEqual(14);
    expect(winning).toBe(1);
    expect(name).toContain("winning tile");
  }
});

test("every face in the sheet is in the sprite", async ({ page }) => {
  await open(page, "#/rules/hong-kong");
  await expect(page.locator("#m1")).toBeAttached();
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll("main use")]
      .map((use) => use.getAttribute("href")!)
      .filter((href) => !document.querySelector(href)),
  );
  expect(missing).toEqual([]);
});

test("contents lead to their sections, and the address keeps the place", async ({ page }) => {
  await open(page, "#/rules/hong-kong");
  await page.locator(".contents a", { hasText: "What a hand costs" }).click();
  await expect(page.locator("#rules-hk-prices")).toBeFocused();
  await expect(page.locator("#rules-hk-prices")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("#/rules/hong-kong?at=rules-hk-prices");
  await page.reload();
  await expect(page.locator("#rules-hk-prices")).toBeInViewport();
});

test("an address gives the options of its own", async ({ page }) => {
  await open(page, "#/rules/hong-kong?min_faan=1&payment=nonsense");
  await expect(page.locator("#HK-1\\.1")).toContainText("at least 1 faan");
  await expect(page.locator(".changed")).toHaveText("Changed from the usual: Minimum: 1");
  await expect(page.locator(".prices tbody tr")).toHaveCount(13);
});

test("a table that there is not is said, with those that there are", async ({ page }) => {
  await open(page, "#/rules/atlantis");
  await expect(page.locator(".error")).toContainText("atlantis");
  await page.locator("main a", { hasText: "Hong Kong" }).click();
  await expect(page.locator(".pattern").first()).toBeVisible();
});

test("on paper only the sheet is left", async ({ page }) => {
  await open(page, "#/rules/hong-kong");
  await page.emulateMedia({ media: "print" });
  for (const away of [".bar", ".contents", ".print"]) {
    await expect(page.locator(away)).toBeHidden();
  }
  await expect(page.locator(".pattern").first()).toBeVisible();
});
