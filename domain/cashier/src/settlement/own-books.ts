import type { Database } from "@croupier/database";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { sql, type RawBuilder } from "kysely";
import type { DepositState } from "../deposit-state.ts";
import type { WithdrawalState } from "@croupier/contracts";
import type { BookedPayment, SettledBook } from "./compare-books.ts";

/** What we have of a day, and under the references a provider names, of whatever day. */
export type OwnBooked = BookedPayment & { readonly isOfDay: boolean };

type Asked = {
  readonly provider: string;
  readonly day: string;
  readonly references: readonly string[];
};
type Row<S> = { reference: string; asset: string; total: bigint; state: S; isOfDay: boolean };
type Outcome = BookedPayment["outcome"];

const payments: Readonly<Record<DepositState, Outcome>> = {
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

/** Only of what was on its way back once. */
const refunds: Readonly<Record<DepositState, Outcome>> = {
  ...payments,
  // It could not be sent back, and is the player's again.
  completed: "declined",
  returning: "under_way",
  refunding: "under_way",
  // Whoever paid was quicker.
  charged_back: "declined",
};

const payouts: Readonly<Record<WithdrawalState, Outcome>> = {
  requested: "unsent",
  checks: "unsent",
  rejected: "unsent",
  cancelled: "unsent",
  approved: "under_way",
  sent: "under_way",
  arrived: "arrived",
  failed: "came_back",
  returned: "came_back",
};

/** Each book of ours, as a provider would keep it. */
export const readOwnBook: Readonly<
  Record<SettledBook, (db: Database["db"], asked: Asked) => Promise<readonly OwnBooked[]>>
> = {
  /** What was sent on to the provider. */
  async payments(db, asked) {
    const { rows } = await sql<Row<DepositState>>`
      WITH edges AS (${edgesOf(asked)})
      SELECT d.deposit_id::text AS reference, d.asset, d.amount + d.fee AS total, d.state,
             d.requested_at >= e.start AND d.requested_at < e.ended AS "isOfDay"
      FROM cashier.deposits AS d, edges AS e
      WHERE d.provider = ${asked.provider} AND d.provider_reference IS NOT NULL
        AND (d.deposit_id::text = ANY(${asked.references}::text[])
          OR (d.requested_at >= e.start AND d.requested_at < e.ended))
    `.execute(db);
    return rows.map((row) => toBooked(row, payments));
  },

  /** What was handed over to be paid out, without our fee. */
  async payouts(db, asked) {
    const { rows } = await sql<Row<WithdrawalState>>`
      WITH edges AS (${edgesOf(asked)}),
      handed AS (
        SELECT h.withdrawal_id, true AS "isOfDay" FROM cashier.withdrawal_events AS h, edges AS e
        WHERE h.event_id = 'hand over' AND h.recorded_at >= e.start AND h.recorded_at < e.ended
      )
      SELECT w.withdrawal_id::text AS reference, w.asset, w.amount - w.fee AS total, w.state,
             coalesce(h."isOfDay", false) AS "isOfDay"
      FROM cashier.withdrawals AS w LEFT JOIN handed AS h USING (withdrawal_id)
      WHERE w.provider = ${asked.provider}
        AND (h."isOfDay" OR w.withdrawal_id::text = ANY(${asked.references}::text[]))
    `.execute(db);
    return rows.map((row) => toBooked(row, payouts));
  },

  /** What we wanted sent back, or the provider sent back by itself, whole and with its fee. */
  async refunds(db, asked) {
    const { rows } = await sql<Row<DepositState>>`
      WITH edges AS (${edgesOf(asked)}),
      back AS (
        SELECT b.deposit_id, bool_or(b.recorded_at >= e.start AND b.recorded_at < e.ended) AS "isOfDay"
        FROM cashier.deposit_events AS b, edges AS e
        WHERE b.state_before <> b.state_after
          AND (b.state_after IN ('returning', 'refunding')
            OR (b.state_after = 'refunded' AND b.state_before = 'completed'))
          AND (b.deposit_id::text = ANY(${asked.references}::text[])
            OR (b.recorded_at >= e.start AND b.recorded_at < e.ended))
        GROUP BY b.deposit_id
      )
      SELECT d.deposit_id::text AS reference, d.asset, d.amount + d.fee AS total, d.state, b."isOfDay"
      FROM cashier.deposits AS d JOIN back AS b USING (deposit_id)
      WHERE d.provider = ${asked.provider}
    `.execute(db);
    return rows.map((row) => toBooked(row, refunds));
  },
};

/** Books are kept in UTC. */
function edgesOf({ day }: Asked): RawBuilder<unknown> {
  return sql`
    SELECT ${day}::date::timestamp AT TIME ZONE 'UTC' AS start,
           (${day}::date + 1)::timestamp AT TIME ZONE 'UTC' AS ended
  `;
}

function toBooked<S extends string>(
  { reference, asset, total, state, isOfDay }: Row<S>,
  outcomes: Readonly<Record<S, Outcome>>,
): OwnBooked {
  const amount = `${formatDecimal(money(total, getAsset(asset)))} ${asset}`;
  return { reference, amount, outcome: outcomes[state], isOfDay };
}
