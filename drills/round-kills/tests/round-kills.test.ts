import { freshDatabase } from "@croupier/database/testing";
import { readTestSeed } from "@croupier/tools/seed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { killRounds } from "../kill-rounds.ts";
import { moments as everyMoment } from "../moments.ts";

const seed = readTestSeed();
const some = fc.shuffledSubarray([...everyMoment], { minLength: 2, maxLength: 2 });
const [moments = []] = fc.sample(some, { numRuns: 1, seed });
const games = ["lucky-dice", "minesweep-reef"];

// The short form of what `npm run drill round-kills` does with every game and every moment.
test(`a round whose server is killed when it is ${moments.join(", and ")}, comes out as its seeds say`, async () => {
  const fresh = await freshDatabase();
  try {
    const killed = await killRounds(fresh.database, {
      url: fresh.appUrl,
      games,
      moments,
      times: 1,
    });
    const rounds = games.length * moments.length;
    // One has a single step, the other at least two.
    expect(killed.kills).toBeGreaterThanOrEqual(rounds + moments.length);
    expect(killed, `TEST_SEED=${seed}`).toMatchObject({
      rounds,
      otherwise: 0,
      redraws: 0,
      answeredOtherwise: 0,
      beside: 0,
      stuck: 0,
      violations: 0,
    });
  } finally {
    await fresh.drop();
  }
}, 240_000);
