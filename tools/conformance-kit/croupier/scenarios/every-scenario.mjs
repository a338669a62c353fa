import { crashes, hostile, prizes } from "./prizes-and-hostile.mjs";
import { mismatches, repeats, rollbacks } from "./reordered.mjs";
import { bets, ends, wins } from "./rounds.mjs";
import { neverRefused, sessions } from "./sessions.mjs";
import { signing } from "./signing.mjs";

/** In the order of the report: who may speak, what a round is, and what must not confuse it. */
export const everyScenario = [
  ...signing,
  ...sessions,
  ...bets,
  ...wins,
  ...ends,
  ...rollbacks,
  ...repeats,
  ...mismatches,
  ...prizes,
  ...neverRefused,
  ...hostile,
  ...crashes,
];
