// `npm run drill precision`: row A8 of the test programme, with its negative control.
import { feeOf, partsOf } from "@croupier/cashier";
import { allocate } from "@croupier/kit/money";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { inNumbers } from "./in-numbers.ts";
import { everyScale, round } from "./roundings.ts";
import { readSize } from "../sizes.ts";
import { readTestSeed } from "@croupier/tools/seed";

const roundings = readSize("PRECISION_ROUNDINGS");
const controlRoundings = 100_000;
const seed = readTestSeed();

export async function run(): Promise<BenchResult> {
  const ours = round({ feeOf, partsOf, allocate }, { roundings, seed });
  const control = round(inNumbers, { roundings: controlRoundings, seed });
  const wrong = {
    "drift, minor units": ours.drift.toString(),
    "divisions of which the parts are not the whole": ours.unequal,
    "roundings in the player's favour": ours.forThePlayer,
    "roundings a whole unit off": ours.aUnitOff,
    "amounts not read as they were written": ours.misread,
  };
  return {
    id: "precision",
    what: `A8: every division of money in the product (the fee of a deposit, the parts of what came, the sharing out by weights), from one unit to 10^30, in ${everyScale.join(", ")}, held against exact fractions; beside it every currency written and read back. There is no change of currency and no odds yet.`,
    figures: {
      roundings: ours.roundings,
      ...wrong,
      "negative control, in numbers: roundings": control.roundings,
      "negative control, in numbers: divisions of which the parts are not the whole":
        control.unequal,
      "negative control, in numbers: roundings in the player's favour": control.forThePlayer,
      "negative control, in numbers: roundings a whole unit off": control.aUnitOff,
      seed,
    },
    limit: {
      ...Object.fromEntries(Object.keys(wrong).map((name) => [name, "0"])),
      "negative control, in numbers: divisions of which the parts are not the whole": "more than 0",
      "negative control, in numbers: roundings in the player's favour": "more than 0",
      "negative control, in numbers: roundings a whole unit off": "more than 0",
    },
    pass:
      Object.values(wrong).every((found) => Number(found) === 0) &&
      Math.min(control.unequal, control.forThePlayer, control.aUnitOff) > 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
