import { isDeepStrictEqual } from "node:util";
import { seededChance } from "@croupier/kit/fair";
import { replayRound, type AnyRules } from "@croupier/kit/rules";
import { spellSteps } from "./round-rows.ts";
import { shownOf, type Round } from "./round.ts";

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
  const again = JSON.parse(spellSteps(steps.map(shownOf))) as unknown;
  const shown = JSON.parse(spellSteps(round.steps)) as unknown;
  return isDeepStrictEqual(again, shown) && last.payout === round.payout;
}
