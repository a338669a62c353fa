import { catalogueCalls } from "./catalogue-calls.ts";
import { freeRoundCalls } from "./free-round-calls.ts";
import { jackpotCalls } from "./jackpot-calls.ts";
import { performanceCalls } from "./performance-calls.ts";
import { roundCalls } from "./round-calls.ts";

/** Every call of staff about games of the house. */
export const gameDesk = {
  ...catalogueCalls,
  ...jackpotCalls,
  ...roundCalls,
  ...freeRoundCalls,
  ...performanceCalls,
} as const;
