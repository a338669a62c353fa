import { freshDatabase } from "@croupier/database/testing";
import { readTestSeed } from "@croupier/tools/seed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { killPoints } from "../kill-points.ts";
import { runKills } from "../run-kills.ts";

const seed = readTestSeed();
const some = fc.shuffledSubarray(Object.keys(killPoints), { minLength: 3, maxLength: 3 });
const [points = []] = fc.sample(some, { numRuns: 1, seed });

// The short form of what `npm run drill flight-kills` does at every step: three of them, by the seed.
test(`whoever takes over a flight finishes it exactly, killed ${points.join(", and ")}`, async () => {
  const fresh = await freshDatabase();
  try {
    const result = await runKills({ url: fresh.appUrl, points, killsEach: 1 });
    expect(result, `TEST_SEED=${seed}`).toMatchObject({
      kills: points.length,
      changed: 0,
      wrong: 0,
      settingsMissed: 0,
      leftOpen: 0,
      balancesOff: 0,
      violations: 0,
    });
    expect(result.seats).toBeGreaterThan(0);
  } finally {
    await fresh.drop();
  }
}, 240_000);
