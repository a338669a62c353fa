import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { money, type Asset } from "@croupier/kit/money";
import { readWithin, type Transfer } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";

/** Below zero by what the player owes: money that was taken back after it was played with. */
export const owedAccount = "owed";

/** A port: who knows the player keeps them from playing while they owe. */
export type WhenOwed = (
  tx: Transact,
  asked: { readonly playerId: string; readonly isOwing: boolean },
) => Promise<void>;

type Asked = { readonly playerId: string; readonly asset: Asset };

export async function readOwed(
  tx: Transact,
  { playerId, asset }: Asked,
): Promise<{ cash: bigint; owed: bigint }> {
  const accounts = [accountNames.cashFree, owedAccount];
  const held = await readWithin(tx, { playerId, asset, accounts });
  return { cash: held[accountNames.cashFree] ?? 0n, owed: -(held[owedAccount] ?? 0n) };
}

/** What is owed is paid first, out of what is there and what is arriving with it. */
export async function repay(
  tx: Transact,
  asked: Asked & { readonly arriving: bigint; readonly happenedAt: Date },
  whenOwed: WhenOwed,
): Promise<readonly Transfer[]> {
  const { playerId, asset, happenedAt } = asked;
  const { cash, owed } = await readOwed(tx, asked);
  const there = cash + asked.arriving;
  const paid = there < owed ? there : owed;
  if (paid <= 0n) return [];
  if (paid === owed) await whenOwed(tx, { playerId, isOwing: false });
  return [
    {
      transferId: uuidv7(),
      playerId,
      kind: "chargeback_repaid",
      from: accountNames.cashFree,
      to: owedAccount,
      amount: money(paid, asset),
      reason: "debt",
      happenedAt,
    },
  ];
}
