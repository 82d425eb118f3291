// Settings act at once, are kept, and are mended where they cannot be.
import { expect, open, test } from "../support/page";
import type { Page } from "@playwright/test";

/** A custom property of the root as the browser works it out. */
const property = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);

/** The colours actually painted on the preview: face of a tile, red ink, cloth. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const tile = document.querySelector(".preview .tile:not([data-tile=back])")!;
    const probe = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    tile.append(probe);
    const colour = (value: string) => {
      probe.setAttribute("style", `fill:${value}`);
      return getComputedStyle(probe).fill;
    };
    const found = {
      face: colour("var(--tile-face)"),
      red: colour("var(--ink-red)"),
      cloth: getComputedStyle(document.querySelector(".preview")!).backgroundColor,
    };
    probe.remove();
    return found;
  });

const slide = (page: Page, id: string, value: number) => page.locator(`#${id}`).fill(String(value));

test("sliders show figures, act at once and are kept", async ({ page }) => {
  await open(page, "#/settings");
  for (const id of ["setting-contrast", "setting-grain", "setting-temperature"]) {
    await expect(page.locator(`#${id}`)).toHaveValue("50");
    await expect(page.locator(`output[for=${id}]`)).toHaveText("50%");
  }
  const neutral = await painted(page);
  await slide(page, "setting-contrast", 100);
  await expect(page.locator("output[for=setting-contrast]")).toHaveText("100%");
  const strong = await painted(page);
  expect(strong.red).not.toBe(neutral.red);
  expect(strong.cloth).not.toBe(neutral.cloth);
  await slide(page, "setting-contrast", 50);
  expect(await painted(page)).toEqual(neutral);

  await slide(page, "setting-temperature", 90);
  expect((await painted(page)).face).not.toBe(neutral.face);
  await slide(page, "setting-temperature", 10);
  const cool = await painted(page);
  expect(cool.face).not.toBe(neutral.face);

  await slide(page, "setting-grain", 0);
  const grain = () =>
    page.evaluate(() => getComputedStyle(document.querySelector(".preview")!, "::before").opacity);
  expect(await grain()).toBe("0");
  await slide(page, "setting-grain", 80);
  expect(await grain()).toBe("0.8");

  await page.reload();
  await expect(page.locator("output[for=setting-temperature]")).toHaveText("10%");
  await expect(page.locator("output[for=setting-grain]")).toHaveText("80%");
  expect(await painted(page)).toEqual(cool);
});

test("a slider moves by keys", async ({ page }) => {
  await open(page, "#/settings");
  const slider = page.locator("#setting-grain");
  await slider.press("ArrowRight");
  await expect(slider).toHaveValue("51");
  await slider.press("Home");
  await expect(page.locator("output[for=setting-grain]")).toHaveText("0%");
});

test("size, palette, backs, cloth and index change the tiles", async ({ page }) => {
  await open(page, "#/settings");
  const tile = page.locator(".preview .row:last-child .tile").first();
  const before = (await tile.boundingBox())!.width;
  await slide(page, "setting-tile-size", 80);
  expect((await tile.boundingBox())!.width).toBeLessThan(before);
  const root = page.locator("html");
  for (const [name, word] of [
    ["palette", "colour-blind"],
    ["back", "red"],
    ["cloth", "wood"],
  ]) {
    const old = await property(page, name === "palette" ? "--base-red" : `--base-${name}`);
    await page.locator(`input[name=setting-${name}][value=${word}]`).check();
    await expect(root).toHaveAttribute(`data-${name}`, word);
    expect(await property(page, name === "palette" ? "--base-red" : `--base-${name}`)).not.toBe(old);
  }
  const index = page.locator(".preview .tile-index").first();
  await expect(index).toBeVisible();
  await page.getByRole("switch", { name: "Figures in the corners of tiles" }).uncheck();
  await expect(index).toBeHidden();
});

test("the page is light or dark as wished", async ({ page }) => {
  await open(page, "#/settings");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator("input[name=setting-theme][value=dark]").check();
  expect(await scheme()).toBe("dark");
  expect(await ground()).not.toBe(light);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("options are kept, stand in the rules, and what cannot be is said", async ({ page }) => {
  await open(page, "#/settings");
  await page.locator("#hong-kong-min_faan").selectOption("5");
  await page.locator("#hong-kong-payment").selectOption("shared");
  await page.locator("#hong-kong-cap").selectOption("4");
  const cap = page.locator("#hong-kong-cap");
  await expect(cap).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#hong-kong-cap-error")).toContainText("5 to 13");
  // A value that does not go with the others is not kept.
  await page.reload();
  await expect(cap).toHaveValue("13");
  await expect(cap).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("#hong-kong-min_faan")).toHaveValue("5");
  await cap.selectOption("8");

  await page.locator("nav a", { hasText: "Full rules" }).click();
  await expect(page.locator(".changed")).toHaveText(/Minimum: 5.*Cap: 8.*Payment for a discard: shared/);
  const rows = page.locator(".prices tbody tr");
  await expect(rows).toHaveCount(4);
  await expect(rows.first().locator("th, td")).toHaveText(["5", "32", "32", "64", "32", "96 / 128"]);
  await expect(page.locator("#HK-1\\.1")).toContainText("at least 5 faan");
});

test("back to the usual settings, the language apart", async ({ page }) => {
  await open(page, "#/settings");
  await page.locator(".language select").selectOption("hu");
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  await slide(page, "setting-grain", 3);
  await page.locator("#hong-kong-min_faan").selectOption("0");
  await page.locator(".controls > .button").click();
  await expect(page.locator("#setting-grain")).toHaveValue("50");
  await expect(page.locator("#hong-kong-min_faan")).toHaveValue("3");
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  const notice = page.locator(".notice");
  await expect(notice).toBeVisible();
  await notice.getByRole("button").click();
  await expect(notice).toHaveCount(0);
});

test("damaged settings cost only themselves, and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("done")) {
      localStorage.setItem("sparrows.prefs", '{"grain":70,"contrast":1000,"theme":"plaid"}');
      sessionStorage.setItem("done", "1");
    }
  });
  await open(page, "#/settings");
  await expect(page.locator(".warnings .notice")).toContainText("could not be read");
  await expect(page.locator("#setting-grain")).toHaveValue("70");
  await expect(page.locator("#setting-contrast")).toHaveValue("50");
  const aside = await page.evaluate(() => localStorage.getItem("sparrows.damaged.prefs.1"));
  expect(aside).toContain("plaid");
  await page.reload();
  await expect(page.locator("#setting-grain")).toHaveValue("70");
  await expect(page.locator(".notice")).toHaveCount(0);
});

test("without storage the page works and says what that means", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(page, "#/settings");
  await expect(page.locator(".warnings .notice").first()).toBeVisible();
  await slide(page, "setting-grain", 20);
  await expect(page.locator("output[for=setting-grain]")).toHaveText("20%");
});
