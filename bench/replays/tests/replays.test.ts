import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runControl } from "../run-control.ts";
import { runReplays } from "../run-replays.ts";

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

const { seed, processes } = { seed: 1_123, processes: 1 };
const wish = () => ({ appUrl: fresh.appUrl, adminUrl: fresh.adminUrl, seed, processes });

// The short form of what `npm run bench replays` does at length.
test("A6: a money call that is sent again, in any order, after a kill or a month later, is one and answers the same", async () => {
  const { repeats, refusedOthers, ...result } = await runReplays({ ...wish(), players: 8 });
  expect(repeats).toBeGreaterThan(200);
  expect(refusedOthers).toBeGreaterThan(100);
  expect(result).toMatchObject({
    complaints: [],
    otherMoney: 0,
    rowsOff: 0,
    sharedAnswers: 0,
    violations: 0,
  });
}, 120_000);

test("a doorway that keeps its keys outside of what pays is found out", async () => {
  const { otherMoney, otherAnswers } = await runControl({ ...wish(), players: 10 });
  expect(otherMoney).toBeGreaterThan(0);
  expect(otherAnswers).toBeGreaterThan(0);
}, 120_000);
