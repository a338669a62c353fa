import { test as base } from "@playwright/test";
import { bootWorld, type World } from "@croupier/tools/world";

/** One world and one browser for all journeys: each story brings people of its own. */
export const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads the first parameter's pattern to learn what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await bootWorld();
      await use(world);
      await world.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";
