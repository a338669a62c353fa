import type { PlayerTransfer } from "@croupier/contracts";
import { formatDecimal } from "@croupier/kit/money";
import type { Transfer } from "./transfer.ts";

/** As one of the two sees it. To the sender an end is an end: why it came back tells who exists. */
export function presentTransfer(
  transfer: Transfer,
  { playerId, sender }: { readonly playerId: string; readonly sender: string | undefined },
): PlayerTransfer {
  const { id, amount, state, named, senderId } = transfer;
  const isOwn = senderId === playerId;
  return {
    id,
    direction: isOwn ? "OUT" : "IN",
    other: isOwn ? named : (sender ?? ""),
    amount: formatDecimal(amount),
    currency: amount.asset,
    state,
    sentAt: transfer.sentAt.toISOString(),
    expiresAt: transfer.expiresAt.toISOString(),
    settledAt: transfer.settledAt?.toISOString() ?? null,
  };
}
