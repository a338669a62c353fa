import type { Browser, Page } from "@playwright/test";

const patienceMs = 10_000;

/**
 * A page is on the screen before it has its scripts, and its links work without them. A story about
 * what scripts do waits until the router is there; a page that has none is as alive as it will be.
 */
export async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !("__reactRouterContext" in globalThis) || "__reactRouterDataRouter" in globalThis,
    undefined,
    { timeout: patienceMs },
  );
}

/** In every page of this browser, whoever goes to an address waits for that. */
export function waitForLife(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on("page", (page) => {
      const goto = page.goto.bind(page);
      page.goto = async (...where) => {
        const answer = await goto(...where);
        await comeToLife(page);
        return answer;
      };
      const reload = page.reload.bind(page);
      page.reload = async (...how) => {
        const answer = await reload(...how);
        await comeToLife(page);
        return answer;
      };
    });
    return context;
  };
}
