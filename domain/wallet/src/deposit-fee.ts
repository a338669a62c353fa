import { createHash } from "node:crypto";
import type { Money } from "@croupier/kit/money";
import type { HouseAccount, Transfer } from "@croupier/ledger";

/** What providers have collected for us and not handed over yet. */
export const payments: HouseAccount = "house_payments";
export const fees: HouseAccount = "house_fees";

/** What is paid on top of a deposit is the house's, in an entry of its own. Where there is none, none. */
export function feeTransfers(asked: {
  readonly depositId: string;
  readonly playerId: string;
  readonly fee: Money;
  readonly happenedAt: Date;
}): readonly Transfer[] {
  const { depositId, playerId, fee: amount, happenedAt } = asked;
  if (amount.minor === 0n) return [];
  const entry = { kind: "deposit_fee", reason: "deposit_fee", from: payments, to: fees };
  return [{ ...entry, transferId: feeIdOf(depositId), playerId, amount, happenedAt }];
}

/** One deposit has one fee. It keeps the time of its deposit, which the ledger's tables are cut by. */
function feeIdOf(depositId: string): string {
  const hash = createHash("sha256").update(`fee of ${depositId}`).digest("hex");
  return `${depositId.slice(0, 13)}-8${hash.slice(1, 4)}-8${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
