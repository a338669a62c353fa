import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { readTestSeed } from "@croupier/tools/seed";
import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { drawRun } from "../draw-commands.ts";
import { liveRun } from "../live-run.ts";
import { openMoneyWorld, type MoneyWorld } from "../money-world.ts";

let fresh: FreshDatabase;
let world: MoneyWorld;
beforeAll(async () => {
  fresh = await freshDatabase();
  world = await openMoneyWorld(fresh.database);
});
afterAll(() => fresh.drop());

// The short form of what `npm run drill money-model` does at length, with its negative controls.
test("whatever fifty players, staff and providers ask of money, it is where the model says", async () => {
  await fc.assert(
    fc.asyncProperty(drawRun(60), (moments) => liveRun(world, moments)),
    // What failed once need not fail again smaller: moments are raced anew, and a database may be gone.
    { numRuns: 4, seed: readTestSeed(), endOnFailure: true },
  );
}, 240_000);
