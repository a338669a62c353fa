import { test as base } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { bootOwnWorld, enterWorld } from "./one-world.ts";
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

/** For stories about what moves: elsewhere it stands still, as for those who asked for that. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * A browser for each worker and one world for all, many journeys in each: a story brings people of its
 * own. Those that end its processes or close it have a world that is theirs alone.
 */
export const test = base.extend<{ nobodyStays: void }, { world: World }>({
  storageState: { cookies: ["localhost", "marlin.localhost"].map(answered), origins: [] },
  browser: [
    async ({ browser }, use) => {
      waitForLife(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  // Pages that a story forgot would go on beside all that come after it.
  nobodyStays: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  world: [
    // Playwright reads the first parameter's pattern to learn what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const world = project.name === "alone" ? await bootOwnWorld() : await enterWorld();
      await use(world);
      await world.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export { expect } from "@playwright/test";
