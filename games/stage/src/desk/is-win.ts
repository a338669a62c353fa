import type { Round } from "@croupier/contracts";
import { isMore } from "./amounts.ts";

/** Paid more than was staked. Less, or the stake back, is nothing to celebrate. */
export function isWin({ payout, staked, currency }: Round | Omit<Round, "steps">): boolean {
  return payout !== null && isMore(payout, staked, currency);
}
