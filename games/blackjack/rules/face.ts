export { bestMove } from "./best-move.ts";
export { blackjackConfig, type BlackjackConfig } from "./blackjack-config.ts";
export { blackjackOdds, returnLeftAlone, spreadSeat, type SeatSpread } from "./blackjack-odds.ts";
export { blackjackParSheet } from "./blackjack-par-sheet.ts";
export { blackjackRules } from "./blackjack-rules.ts";
export { valueOf, type HandValue } from "./hand-value.ts";
export type { Move, MoveOdds } from "./move-odds.ts";
export type { Pair } from "./pairs.ts";
export type {
  BlackjackAction,
  BlackjackChoice,
  BlackjackEvent,
  BlackjackState,
  Hand,
  HandResult,
  Seat,
} from "./table.ts";
