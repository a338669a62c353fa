import { rm } from "node:fs/promises";
import type { World } from "@croupier/tools/world";
import { bootOwnWorld } from "../one-world.ts";
import { test as base } from "../world.ts";
import { buildStubArea } from "./build-stub-area.ts";

/** The house with an account area that somebody else wrote. */
export const test = base.extend<object, { stubbed: World }>({
  stubbed: [
    // Playwright reads the first parameter's pattern to learn what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const area = await buildStubArea();
      const world = await bootOwnWorld(["server"], "demo", { CROUPIER_ACCOUNT_AREA: area });
      await use(world);
      await world.stop();
      await rm(area, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
