import { adjustmentCalls } from "./adjustment-calls.ts";
import { bookCalls } from "./book-calls.ts";
import { depositWatchCalls } from "./deposit-watch-calls.ts";
import { refundCalls } from "./refund-calls.ts";
import { settlementCalls } from "./settlement-calls.ts";

/** Every call of those who answer for money. */
export const treasury = {
  ...adjustmentCalls,
  ...bookCalls,
  ...depositWatchCalls,
  ...refundCalls,
  ...settlementCalls,
} as const;
