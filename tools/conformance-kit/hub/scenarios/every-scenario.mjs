import { crashes, hostile } from "./crashes-and-hostile.mjs";
import { mismatches, repeats, rollbacks } from "./reordered.mjs";
import { bets, freeBets, wins } from "./rounds.mjs";
import { neverRefused, sessions } from "./sessions.mjs";
import { signing } from "./signing.mjs";

/** In the order of the report: who may speak, what a round is, and what must not confuse it. */
export const everyScenario = [
  ...signing,
  ...sessions,
  ...bets,
  ...wins,
  ...freeBets,
  ...rollbacks,
  ...repeats,
  ...mismatches,
  ...neverRefused,
  ...hostile,
  ...crashes,
];
