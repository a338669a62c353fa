import { setTimeout as sleep } from "node:timers/promises";
import { test, type Browser, type Page, type Response } from "@playwright/test";

const patienceMs = 10_000;

/** A note on the story that waited, which names the page. */
export const waitedFor503 = "waited for a 503";

/** A busy server asks to come again in seconds, a closed one in minutes. */
const busySecondsMax = 10;
const visitsMax = 5;

/**
 * A page is on the screen before it has its scripts, and its links work without them. A story about
 * what scripts do waits until the router is there; a page that has none is as alive as it will be.
 */
export async function comeToLife(page: Page): Promise<void> {
  // Asked with a call of its own: `waitForFunction` brings the whole of Playwright's selectors into each page.
  const waited = page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    while ("__reactRouterContext" in globalThis && !("__reactRouterDataRouter" in globalThis)) {
      if (performance.now() > until) throw new Error("The page did not come to life.");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, patienceMs);
  // A page may lead on to another one, which is waited for in its place.
  await waited.catch((cause: unknown) => {
    if (/context was destroyed|navigat/.test(String(cause))) return comeToLife(page);
    throw cause;
  });
}

/** In every page of this browser, whoever goes to an address waits for that. */
export function waitForLife(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on("page", (page) => {
      const goto = page.goto.bind(page);
      page.goto = async (...where) => {
        const answer = await comeAgain(page, () => goto(...where));
        await comeToLife(page);
        return answer;
      };
      const reload = page.reload.bind(page);
      page.reload = async (...how) => {
        const answer = await comeAgain(page, () => reload(...how));
        await comeToLife(page);
        return answer;
      };
    });
    return context;
  };
}

/** Where a server is too busy for a page, it is visited again when it said. */
async function comeAgain(
  page: Page,
  visit: () => Promise<Response | null>,
): Promise<Response | null> {
  let answer = await visit();
  for (let visits = 1; visits < visitsMax && answer?.status() === 503; visits += 1) {
    const seconds = Number(answer.headers()["retry-after"]);
    if (!(seconds <= busySecondsMax)) return answer;
    test.info().annotations.push({ type: waitedFor503, description: page.url() });
    await sleep(seconds * 1_000);
    answer = await visit();
  }
  return answer;
}
