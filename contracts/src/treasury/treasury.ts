import { adjustmentCalls } from "./adjustment-calls.ts";

/** Every call of those who answer for money. */
export const treasury = {
  ...adjustmentCalls,
} as const;
