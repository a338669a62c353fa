import type { Page } from "@playwright/test";

/** Counts the fades of every page that is opened from here on; answers how many this one has begun. */
export async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let begun = 0;
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      begun += 1;
      document.documentElement.dataset["fades"] = String(begun);
      return begin(change);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["fades"] ?? "0"));
}
