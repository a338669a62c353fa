import type { GameSession } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import type { AnyGame, SceneStakes } from "../scene/game.ts";
import { readAmount } from "./amounts.ts";

/** What may be staked now: of a free round as much as the house stakes, no more and no less. */
export function stakesNow({ stakes, freeRounds }: GameSession): SceneStakes {
  if (freeRounds === null) return { ...stakes, isFree: false };
  const { stake } = freeRounds;
  return { min: stake, max: stake, steps: [stake], isFree: true };
}

/** What lies in the scene, in a game that is staked there; undefined where the bar says the stake. */
export function laidStake(
  game: Pick<AnyGame, "isLaid" | "bet">,
  set: { readonly choice: unknown; readonly stake: string; readonly session: GameSession },
): string | undefined {
  if (game.isLaid !== true || game.bet === undefined) return undefined;
  const { minor, asset } = readAmount(set.stake, set.session.currency);
  const { stake } = game.bet({ wish: set.choice, stake: minor });
  return formatDecimal(money(stake, asset));
}
