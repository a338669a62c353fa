import type { Page } from "@playwright/test";

/**
 * From now on this tab hears nothing new from the addresses that match, as if it had looked just before
 * somebody else was faster; once it sends something there itself, it hears again. Answers what lets
 * that something through, for whoever does something else while it is under way.
 */
export async function fallBehind(page: Page, addresses: RegExp): Promise<() => void> {
  let hears = false;
  const gate = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (route.request().method() !== "GET") {
      await gate.promise;
      hears = true;
    }
    await (hears ? route.continue() : route.abort());
  });
  return () => gate.resolve();
}
