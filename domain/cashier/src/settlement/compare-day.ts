import { transact, type Database } from "@croupier/database";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { dayMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { DepositState } from "../deposit-state.ts";
import { compareBooks, type BookedPayment } from "./compare-books.ts";
import { writeSettlement } from "./settlement-store.ts";

/** A provider's own books. An outage is thrown. */
export type SettlementSource = {
  readonly code: string;
  /** Every payment that was begun on a day in UTC, as it stands now. */
  readDay(day: string): Promise<readonly BookedPayment[]>;
};

const outcomes: Readonly<Record<DepositState, BookedPayment["outcome"]>> = {
  requested: "unpaid",
  redirected: "unpaid",
  pending: "unpaid",
  failed: "unpaid",
  expired: "unpaid",
  cancelled: "unpaid",
  completed: "paid",
  // The money is still there, and on its way back.
  returning: "paid",
  refunding: "paid",
  returned: "sent_back",
  refunded: "sent_back",
  charged_back: "sent_back",
};

/** For the worker: holds a day of ours against each provider's. One that is down is told, the others go on. */
export function createCompareDay({
  database,
  clock,
  sources,
  reportError,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sources: readonly SettlementSource[];
  readonly reportError: (error: unknown) => void;
}) {
  return async function compareDay(day: string): Promise<void> {
    for (const source of sources) {
      try {
        await compare(source, day);
      } catch (error) {
        reportError(error);
      }
    }
  };

  async function compare({ code: provider, readDay }: SettlementSource, day: string) {
    const beside = [-dayMs, dayMs].map((ms) => new Date(Date.parse(day) + ms));
    const theirs = await readDay(day);
    const nearby = await Promise.all(beside.map((at) => readDay(at.toISOString().slice(0, 10))));
    const ours = await readOurs(database.db, {
      provider,
      day,
      references: theirs.map(({ reference }) => reference),
    });
    const differences = compareBooks({
      ours,
      theirs,
      theirsNearby: new Set(nearby.flat().map(({ reference }) => reference)),
    });
    await transact(database, (tx) =>
      writeSettlement(tx, {
        provider,
        day,
        ours: ours.filter(({ isOfDay }) => isOfDay).length,
        theirs: theirs.length,
        differences,
        comparedAt: clock(),
      }),
    );
  }
}

type Ours = BookedPayment & { readonly isOfDay: boolean };

/** What was sent on to the provider on that day, and whatever else it names, of whatever day. */
async function readOurs(
  db: Database["db"],
  asked: {
    readonly provider: string;
    readonly day: string;
    readonly references: readonly string[];
  },
): Promise<readonly Ours[]> {
  const { provider, day, references } = asked;
  const { rows } = await sql<{
    reference: string;
    asset: string;
    total: bigint;
    state: DepositState;
    isOfDay: boolean;
  }>`
    WITH edges AS (
      SELECT ${day}::date::timestamp AT TIME ZONE 'UTC' AS start,
             (${day}::date + 1)::timestamp AT TIME ZONE 'UTC' AS ended
    )
    SELECT d.deposit_id::text AS reference, d.asset, d.amount + d.fee AS total, d.state,
           d.requested_at >= e.start AND d.requested_at < e.ended AS "isOfDay"
    FROM cashier.deposits AS d, edges AS e
    WHERE d.provider = ${provider} AND d.provider_reference IS NOT NULL
      AND (d.deposit_id::text = ANY(${references}::text[])
        OR (d.requested_at >= e.start AND d.requested_at < e.ended))
  `.execute(db);
  return rows.map(({ reference, asset, total, state, isOfDay }) => ({
    reference,
    amount: `${formatDecimal(money(total, getAsset(asset)))} ${asset}`,
    outcome: outcomes[state],
    isOfDay,
  }));
}
