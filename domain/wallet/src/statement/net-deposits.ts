import type { Database } from "@croupier/database";
import { money, subtract, type Asset, type Money } from "@croupier/kit/money";
import { readPaidBetween } from "@croupier/ledger";

export type NetDeposits = {
  readonly from: Date;
  readonly before: Date;
  readonly deposited: Money;
  readonly withdrawn: Money;
  /** What the player paid in and has not got back; below zero, where they got more. */
  readonly net: Money;
};

/** Money that came from outside less money that went there, one entry for each pair of neighbouring edges. */
export async function readNetDeposits(
  db: Database["db"],
  asked: { playerId: string; currency: Asset; edges: readonly Date[] },
): Promise<NetDeposits[]> {
  const { playerId, currency, edges } = asked;
  const paid = await readPaidBetween(db, { playerId, asset: currency, edges });
  return edges.slice(1).map((before, part) => {
    const row = paid.find((one) => one.part === part);
    const deposited = money(row?.paidIn ?? 0n, currency);
    const withdrawn = money(row?.paidOut ?? 0n, currency);
    const from = edges[part] ?? before;
    return { from, before, deposited, withdrawn, net: subtract(deposited, withdrawn) };
  });
}
