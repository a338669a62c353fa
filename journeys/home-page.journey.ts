import type { Page } from "@playwright/test";
import { expect, moving, test } from "./world.ts";

const slides = (page: Page) => page.locator("[aria-roledescription=carousel]");
const shown = (page: Page) => slides(page).locator("button[aria-current=true]").textContent();

test.describe("where things move", () => {
  test.use(moving);

  test("slides come by themselves, wait while somebody looks closer, and follow the arrow keys", async ({
    page,
    world,
  }) => {
    await page.goto(world.site);
    const first = await shown(page);
    await expect.poll(() => shown(page), { timeout: 20_000 }).not.toBe(first);

    await slides(page).hover();
    const paused = () =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === "paused"));
    await expect.poll(paused).toBe(true);

    await slides(page).locator("ul").first().focus();
    const before = await shown(page);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shown(page)).not.toBe(before);
  });
});

test("nothing moves by itself for those who asked for stillness", async ({ page, world }) => {
  await page.goto(world.site);
  await expect(slides(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
