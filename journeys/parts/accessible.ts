import { expect, type Page } from "@playwright/test";
import { bringAxe, findViolations } from "../stories/axe.ts";

/** A screen breaks nothing of WCAG 2.2 AA. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothingBroken(page, findViolations);
}

/** In another theme or size a screen that was looked at as a whole can lose its contrast, and room for a thumb. */
export function expectReadable(page: Page): Promise<void> {
  return expectNothingBroken(page, (looked) => findViolations(looked, "colours and sizes"));
}

async function expectNothingBroken(
  page: Page,
  find: (page: Page) => Promise<string[]>,
): Promise<void> {
  await bringAxe(page);
  // What is wrong at rest is wrong a moment later as well; what was on its way has arrived by then.
  await expect(async () => {
    await comeToRest(page);
    expect(await find(page), page.url()).toEqual([]);
  }).toPass({ timeout: 20_000, intervals: [500] });
}

/** A colour on its way to another one has the contrast of neither. */
async function comeToRest(page: Page): Promise<void> {
  // Rows that wait for their successors are dimmed.
  await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    // What was just pressed begins to move with the next frames.
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** A page that is wider than its window hides something from a thumb. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
