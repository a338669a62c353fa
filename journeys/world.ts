import { test as base } from "@playwright/test";
import { bootWorld, type World } from "@croupier/tools/world";
import { waitForLife } from "./parts/come-to-life.ts";

/**
 * Whoever walks here has answered the question about cookies, with a no: it lies over the page of
 * those who have not. The story of consent begins without.
 */
function answered(domain: string) {
  const value = "1.0.0.AbCdEfGhIjKlMnOpQrSt_-";
  const always = { path: "/", expires: -1, httpOnly: false, secure: false } as const;
  return { name: "consent", value, domain, ...always, sameSite: "Lax" } as const;
}

/**
 * The world believes what the browser says of where it comes from: whoever guesses in a story does it
 * from an address of their own, or all who come later would be suspected with them.
 */
const throughProxies = { CROUPIER_TRUSTED_PROXIES: "127.0.0.0/8,::1/128" };

/** A world and a browser for each worker, many journeys in each: a story brings people of its own. */
export const test = base.extend<object, { world: World }>({
  storageState: { cookies: ["localhost", "marlin.localhost"].map(answered), origins: [] },
  browser: [
    async ({ browser }, use) => {
      waitForLife(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  world: [
    // Playwright reads the first parameter's pattern to learn what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await bootWorld(undefined, undefined, throughProxies);
      await use(world);
      await world.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";
