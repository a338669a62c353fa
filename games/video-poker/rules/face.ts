export { bestHold, type Hold } from "./best-hold.ts";
export { rankHand } from "./hand-rank.ts";
export { paidRanks, pokerConfig, type HandRank, type PokerConfig } from "./poker-config.ts";
export { countRanks, pokerOdds, returnLeftAlone, type RankOdds } from "./poker-odds.ts";
export { pokerParSheet } from "./poker-par-sheet.ts";
export {
  pokerRules,
  type PokerAction,
  type PokerChoice,
  type PokerEvent,
  type PokerState,
} from "./poker-rules.ts";
