import { isDeepStrictEqual } from "node:util";
import { seededChance } from "@croupier/kit/fair";
import { replayRound, type AnyRules } from "@croupier/kit/rules";
import type { Round } from "./round.ts";

/**
 * Whether a round comes out of its seeds again as it was shown and paid: what a player can do once the seed
 * is shown, the house can do at any time.
 */
export function doesRecount(
  round: Round,
  {
    rules,
    config,
    serverSeed,
  }: { readonly rules: AnyRules; readonly config: unknown; readonly serverSeed: string },
): boolean {
  const { stake, choice, actions, playerSeed, nonce } = round;
  const chance = seededChance({ serverSeed, playerSeed, nonce });
  const steps = replayRound(rules, { config, stake, choice }, { actions, chance });
  const last = steps?.at(-1);
  if (steps === undefined || last === undefined) return false;
  const again = steps.map(({ events, staked }) => ({ events, staked: String(staked) }));
  const shown = round.steps.map(({ events, staked }) => ({ events, staked: String(staked) }));
  return isDeepStrictEqual(asJson(again), asJson(shown)) && last.payout === round.payout;
}

/** As it is read back from its row. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
