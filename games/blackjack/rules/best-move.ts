import type { Card } from "@croupier/kit/cards";
import type { BlackjackConfig } from "./blackjack-config.ts";
import { pointsOf } from "./hand-value.ts";
import { weighMoves, type Move, type MoveOdds } from "./move-odds.ts";
import { movesOf, spotOf } from "./play-hands.ts";
import type { Hand } from "./table.ts";

/** The move that loses least, and what each move wins or loses on average for a stake of one. */
export function bestMove(
  config: BlackjackConfig,
  seen: { readonly up: Card; readonly hands: readonly Hand[]; readonly at: number },
): { readonly move: Move; readonly odds: MoveOdds } | undefined {
  if (movesOf(config, seen.hands, seen.at).length === 0) return undefined;
  const spot = spotOf(config, seen.hands, seen.at);
  const table = weighMoves(config, pointsOf(seen.up));
  return { move: table.best(spot), odds: table.oddsOf(spot) };
}
