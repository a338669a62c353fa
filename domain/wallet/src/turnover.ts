import type { Database, Transact } from "@croupier/database";
import { money, zero, type Asset, type Money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { createLedgerReader, readUnstaked } from "@croupier/ledger";
import { factsOf } from "./balance-facts.ts";
import { decideBalances } from "./decide-balances.ts";

/** What was paid in longer ago has met the rule by waiting. */
const countedMs = 90 * dayMs;

type Db = Database["db"] | Transact;

/** The ids of what these players deposited and had sent back. */
export type ReadReturned = (db: Db, playerIds: readonly string[]) => Promise<readonly string[]>;

type Asked = {
  readonly playerId: string;
  readonly currency: Asset;
  readonly turnoverPercent: number;
};

/** What each of them still has to stake before all of their free cash may leave, in their order. */
export async function readTurnoverLeft(
  db: Db,
  asked: readonly Asked[],
  { now, readReturned }: { readonly now: Date; readonly readReturned: ReadReturned },
): Promise<readonly Money[]> {
  const counted = asked.filter(({ turnoverPercent }) => turnoverPercent > 0);
  const since = new Date(now.getTime() - countedMs);
  const minors =
    counted.length === 0
      ? []
      : await readUnstaked(db, {
          since,
          returned: await readReturned(
            db,
            counted.map(({ playerId }) => playerId),
          ),
          asked: counted.map(({ playerId, currency: asset, turnoverPercent: percent }) => {
            return { playerId, asset, percent };
          }),
        });
  const left = new Map(counted.map((one, index) => [one, minors[index]]));
  return asked.map((one) => money(left.get(one) ?? 0n, one.currency));
}

/** What may leave now, for whoever holds the player's lock and for screens. */
export async function readWithdrawable(
  db: Db,
  asked: Asked & { readonly now: Date; readonly readReturned: ReadReturned },
): Promise<{ readonly withdrawable: Money; readonly turnoverLeft: Money }> {
  const { playerId, currency } = asked;
  const [turnoverLeft = zero(currency)] = await readTurnoverLeft(db, [asked], asked);
  const balances = await createLedgerReader({ db }).readBalances(playerId);
  const { withdrawable } = decideBalances(factsOf(balances, currency, turnoverLeft));
  return { withdrawable, turnoverLeft };
}
