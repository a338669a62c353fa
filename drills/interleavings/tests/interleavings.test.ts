import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { afterEach, beforeEach, expect, test } from "vitest";
import { interleavePayouts } from "../payouts.ts";
import { interleaveRounds } from "../rounds.ts";

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

// The short form of what `npm run drill interleavings` does at length, with its negative controls.
const seed = readTestSeed();
const asked = (moments: number) => ({ moments, dice: seededDice(seed) });

test("withdrawals that staff, players, workers and a failing provider dispose of at once leave once, and as the rules have it", async () => {
  expect((await interleavePayouts(fresh.database, asked(40))).wrong).toEqual([]);
}, 240_000);

test("rounds that are played, ended and looked for at one moment are decided by seeds nobody knows, and paid once", async () => {
  expect((await interleaveRounds(fresh.database, asked(60))).wrong).toEqual([]);
}, 240_000);
