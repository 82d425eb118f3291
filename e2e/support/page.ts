// What every test of the page starts from.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

export { expect };

/** A test fails when the page writes an error to the console, or one goes uncaught. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    expect(errors, "errors of the page").toEqual([]);
  },
});

/** Opens an address within the page (`#/rules/hong-kong`) and waits until its view is drawn. */
export async function open(page: Page, hash = "") {
  await page.goto(`/${hash}`);
  // A view that came in a file of its own has its heading, or says what is missing.
  await expect(page.locator("main[data-view] :is(#heading, [role=alert])").first()).toBeAttached();
}

/** An audit with axe (WCAG 2.2 AA and what axe holds for good practice) finds nothing. */
export async function expectAccessible(page: Page) {
  // Tiles are pictures hidden from screen readers, hundreds of nodes each, and would take minutes.
  const { violations } = await new AxeBuilder({ page }).exclude("svg.tile").analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(" ")),
  }));
  expect(findings).toEqual([]);
}
