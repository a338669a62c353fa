import { freshDatabase } from "@croupier/database/testing";
import { readTestSeed } from "@croupier/tools/seed";
import { expect, test } from "vitest";
import { runReplays } from "../run-replays.ts";

const seed = readTestSeed();
const players = 3;

// The short form of what `npm run drill replays` does at length, with its negative control.
test("A6: a money call that is sent again, in any order, after a kill or a month later, is one and answers the same", async () => {
  const { appUrl, adminUrl, drop } = await freshDatabase();
  try {
    const wish = { appUrl, adminUrl, seed, processes: 1, players };
    const { repeats, refusedOthers, ...result } = await runReplays(wish);
    expect(repeats).toBeGreaterThan(players * 20);
    expect(refusedOthers).toBeGreaterThan(players * 10);
    expect(result, `TEST_SEED=${seed}`).toMatchObject({
      complaints: [],
      otherMoney: 0,
      rowsOff: 0,
      sharedAnswers: 0,
      violations: 0,
    });
  } finally {
    await drop();
  }
}, 240_000);
