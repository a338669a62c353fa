import type { Database, Transact } from "@croupier/database";
import { money, type Asset, type Money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { createLedgerReader, readUnstaked } from "@croupier/ledger";
import { factsOf } from "./balance-facts.ts";
import { decideBalances } from "./decide-balances.ts";

/** What was paid in longer ago has met the rule by waiting. */
const countedMs = 90 * dayMs;

type Asked = {
  readonly playerId: string;
  readonly currency: Asset;
  readonly turnoverPercent: number;
  readonly now: Date;
};

/** What still has to be staked before all of the free cash may leave. */
export async function readTurnoverLeft(
  db: Database["db"] | Transact,
  { playerId, currency, turnoverPercent: percent, now }: Asked,
): Promise<Money> {
  const since = new Date(now.getTime() - countedMs);
  const minor =
    percent === 0 ? 0n : await readUnstaked(db, { playerId, asset: currency, percent, since });
  return money(minor, currency);
}

/** What may leave now, for whoever holds the player's lock and for screens. */
export async function readWithdrawable(
  db: Database["db"] | Transact,
  asked: Asked,
): Promise<{ readonly withdrawable: Money; readonly turnoverLeft: Money }> {
  const { playerId, currency } = asked;
  const turnoverLeft = await readTurnoverLeft(db, asked);
  const balances = await createLedgerReader({ db }).readBalances(playerId);
  const { withdrawable } = decideBalances(factsOf(balances, currency, turnoverLeft));
  return { withdrawable, turnoverLeft };
}
