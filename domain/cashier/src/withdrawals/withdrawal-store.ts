import type { WithdrawalState } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { getAsset, money, type Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import type { Sum } from "../needs-second-yes.ts";
import type { Withdrawal, WithdrawalTrace } from "./withdrawal.ts";
import type { WithdrawalEvent } from "./withdrawal-state.ts";

type Db = Database["db"] | Transact;
export type Which = { readonly playerId: string; readonly id: string };

export type WithdrawalRow = Omit<Withdrawal, "amount" | "fee" | "lateCredit"> & {
  readonly asset: string;
  readonly minor: bigint;
  readonly feeMinor: bigint;
  readonly lateMinor: bigint | null;
};

/** As `toWithdrawal` reads them. */
export const withdrawalColumns = sql`
  withdrawal_id AS id, player_id AS "playerId", split_from AS "splitFrom", method, provider,
  provider_reference AS "providerReference", destination_id AS "destinationId", destination, asset,
  amount AS minor, fee AS "feeMinor", state, reason, findings, judged_at AS "judgedAt", may_cancel AS "mayCancel",
  assigned_to AS "assignedTo", first_yes_by AS "firstYesBy", requested_at AS "requestedAt",
  changed_at AS "changedAt", promised_at AS "promisedAt", due_at AS "dueAt",
  site_origin AS "siteOrigin", handed_at AS "handedAt", stop_asked_at AS "stopAskedAt",
  late_credit AS "lateMinor", awaited_since AS "awaitedSince", late_at AS "lateAt",
  late_transfer_id AS "lateTransferId"
`;

export async function insertWithdrawal(tx: Transact, one: Withdrawal): Promise<void> {
  await sql`
    INSERT INTO cashier.withdrawals (player_id, withdrawal_id, split_from, method, provider,
      destination_id, destination, asset, amount, fee, state, reason, findings, judged_at, may_cancel,
      assigned_to, first_yes_by, requested_at, changed_at, promised_at, due_at, site_origin,
      late_credit, awaited_since, late_at)
    VALUES (${one.playerId}, ${one.id}, ${one.splitFrom}, ${one.method}, ${one.provider},
      ${one.destinationId}, ${one.destination}, ${one.amount.asset}, ${one.amount.minor},
      ${one.fee.minor}, ${one.state}, ${one.reason}, ${[...one.findings]}::text[],
      ${one.judgedAt}, ${one.mayCancel}, ${one.assignedTo}, ${one.firstYesBy}, ${one.requestedAt},
      ${one.changedAt}, ${one.promisedAt}, ${one.dueAt}, ${one.siteOrigin},
      ${one.lateCredit?.minor ?? null}, ${one.awaitedSince}, ${one.lateAt})
  `.execute(tx);
}

/** What may change of a withdrawal, and what was moved with it. */
export async function writeWithdrawal(
  tx: Transact,
  one: Withdrawal,
  transferIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE cashier.withdrawals
    SET amount = ${one.amount.minor}, fee = ${one.fee.minor}, state = ${one.state},
      reason = ${one.reason}, findings = ${[...one.findings]}::text[],
      judged_at = ${one.judgedAt}, assigned_to = ${one.assignedTo}, first_yes_by = ${one.firstYesBy},
      changed_at = ${one.changedAt}, due_at = ${one.dueAt},
      provider_reference = ${one.providerReference}, handed_at = ${one.handedAt},
      stop_asked_at = ${one.stopAskedAt}, promised_at = ${one.promisedAt},
      awaited_since = ${one.awaitedSince}, late_at = ${one.lateAt},
      late_transfer_id = ${one.lateTransferId},
      transfer_ids = transfer_ids || ${[...transferIds]}::uuid[]
    WHERE player_id = ${one.playerId} AND withdrawal_id = ${one.id}
  `.execute(tx);
}

export async function findWithdrawal(db: Db, which: Which): Promise<Withdrawal | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE player_id = ${which.playerId} AND withdrawal_id::text = ${which.id}
  `.execute(db);
  return rows[0] && toWithdrawal(rows[0]);
}

/** For providers and staff, who name it alone. */
export async function findById(db: Db, id: string): Promise<Withdrawal | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals WHERE withdrawal_id = ${id}
  `.execute(db);
  return rows[0] && toWithdrawal(rows[0]);
}

/** Nobody else moves it until the transaction ends. */
export async function lockWithdrawal(tx: Transact, which: Which): Promise<Withdrawal> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE player_id = ${which.playerId} AND withdrawal_id = ${which.id} FOR UPDATE
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a withdrawal that was found is gone");
  return toWithdrawal(row);
}

/** With their money set aside, and no provider was ever called to send them; the newest first. */
export async function lockUntold(
  tx: Transact,
  { playerId, asset }: { readonly playerId: string; readonly asset: Asset },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE player_id = ${playerId} AND asset = ${asset} AND handed_at IS NULL
      AND provider_reference IS NULL AND state IN ('requested', 'checks', 'approved')
    ORDER BY requested_at DESC, withdrawal_id DESC FOR UPDATE
  `.execute(tx);
  return rows.map(toWithdrawal);
}

export type ListAsked = {
  readonly playerId: string;
  readonly states: readonly WithdrawalState[];
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** The newest first. */
export async function listOwn(db: Db, asked: ListAsked): Promise<readonly Withdrawal[]> {
  const before = asked.before ?? null;
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals AS w
    WHERE player_id = ${asked.playerId} AND state = ANY (${[...asked.states]}::text[])
      AND (${before}::uuid IS NULL OR (requested_at, withdrawal_id) < (
        SELECT b.requested_at, b.withdrawal_id FROM cashier.withdrawals AS b
        WHERE b.player_id = ${asked.playerId} AND b.withdrawal_id = ${before}::uuid))
    ORDER BY requested_at DESC, withdrawal_id DESC LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

/**
 * Whether a credit is out: one stands behind a withdrawal of the player that is under way, or was paid for one that
 * never arrived, and none has arrived since.
 */
export async function isCreditOut(
  tx: Transact,
  { playerId }: Pick<Which, "playerId">,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM cashier.withdrawals AS w
    WHERE w.player_id = ${playerId} AND w.late_credit IS NOT NULL
      AND (w.state IN ('requested', 'checks', 'approved', 'sent')
        OR (w.late_transfer_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM cashier.withdrawals AS came
          WHERE came.player_id = w.player_id AND came.state = 'arrived'
            AND came.requested_at >= w.requested_at)))
    LIMIT 1
  `.execute(tx);
  return rows.length > 0;
}

/** For the rules: what was asked for and nobody has looked at, the longest waiting first. */
export async function listRequested(
  db: Db,
  { limit }: { readonly limit: number },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE state = 'requested' ORDER BY changed_at, withdrawal_id LIMIT ${limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

export async function listParts(db: Db, one: Withdrawal): Promise<readonly Withdrawal[]> {
  const root = one.splitFrom ?? one.id;
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE player_id = ${one.playerId} AND ${root}::uuid IN (split_from, withdrawal_id)
      AND withdrawal_id <> ${one.id}
    ORDER BY withdrawal_id
  `.execute(db);
  return rows.map(toWithdrawal);
}

export type PastWithdrawals = {
  /** What was asked for since, but for what came back. */
  readonly minor: bigint;
  readonly count: number;
};

export async function sumSince(
  db: Db,
  asked: { readonly playerId: string; readonly asset: Asset; readonly since: Date },
): Promise<PastWithdrawals> {
  const { rows } = await sql<{ minor: bigint; count: bigint }>`
    SELECT coalesce(sum(amount) FILTER (WHERE state NOT IN ('rejected', 'cancelled', 'failed', 'returned')), 0)::bigint AS minor,
      count(*) FILTER (WHERE split_from IS NULL) AS count
    FROM cashier.withdrawals
    WHERE player_id = ${asked.playerId} AND asset = ${asked.asset}
      AND requested_at > ${asked.since}
  `.execute(db);
  return { minor: rows[0]?.minor ?? 0n, count: Number(rows[0]?.count ?? 0) };
}

/**
 * Sums of the amounts approved beside this one: further parts of it, others of the player since, and those that
 * this colleague approved alone. Locks both, so that two yeses in one moment see each other.
 */
export async function sumApproved(
  tx: Transact,
  asked: { readonly one: Withdrawal; readonly staffId: string; readonly since: Date },
): Promise<{ readonly beside: bigint; readonly colleagueDay: readonly Sum[] }> {
  const { one, staffId, since } = asked;
  for (const name of [`withdrawals of ${one.playerId}`, `yeses of ${staffId}`]) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  }
  const root = one.splitFrom ?? one.id;
  const { rows } = await sql<{ beside: bigint }>`
    SELECT coalesce(sum(w.amount) FILTER (WHERE w.is_part OR w.approved_at > ${since}), 0)::bigint AS beside
    FROM (
      SELECT w.amount, coalesce(w.split_from, w.withdrawal_id) = ${root}::uuid AS is_part,
        (SELECT max(e.recorded_at) FROM cashier.withdrawal_events AS e
         WHERE e.player_id = w.player_id AND e.withdrawal_id = w.withdrawal_id
           AND e.state_after = 'approved' AND e.state_before <> 'approved') AS approved_at
      FROM cashier.withdrawals AS w
      WHERE w.player_id = ${one.playerId} AND w.asset = ${one.amount.asset} AND w.withdrawal_id <> ${one.id}
        AND w.state NOT IN ('rejected', 'cancelled', 'failed', 'returned')
    ) AS w
  `.execute(tx);
  const { rows: alone } = await sql<{ asset: string; minor: bigint }>`
    SELECT w.asset, sum(w.amount)::bigint AS minor
    FROM cashier.withdrawals AS w
    WHERE w.first_yes_by IS NULL AND (w.player_id, w.withdrawal_id) IN (
      SELECT e.player_id, e.withdrawal_id FROM cashier.withdrawal_events AS e
      WHERE e.staff_id = ${staffId} AND e.recorded_at > ${since} AND e.state_after = 'approved'
        AND e.state_before <> 'approved')
    GROUP BY w.asset
  `.execute(tx);
  return {
    beside: rows[0]?.beside ?? 0n,
    colleagueDay: alone.map(({ asset, minor }) => ({ asset: getAsset(asset), minor })),
  };
}

/** How often, and how much, has arrived: anywhere, and there. */
export async function countArrived(
  db: Db,
  asked: { readonly playerId: string; readonly asset: Asset; readonly destinationId: string },
) {
  const { rows } = await sql<{ all: bigint; there: bigint; minor: bigint }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE destination_id = ${asked.destinationId}) AS there,
      coalesce(sum(amount) FILTER (WHERE asset = ${asked.asset}), 0)::bigint AS minor
    FROM cashier.withdrawals WHERE player_id = ${asked.playerId} AND state = 'arrived'
  `.execute(db);
  return {
    all: Number(rows[0]?.all ?? 0),
    there: Number(rows[0]?.there ?? 0),
    minor: rows[0]?.minor ?? 0n,
  };
}

/** What arrived of each that was asked for before, the smallest first; one that was split counts once. */
export async function listArrivedBefore(
  db: Db,
  asked: { readonly playerId: string; readonly asset: Asset; readonly before: Date },
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT sum(amount)::bigint AS minor FROM cashier.withdrawals
    WHERE player_id = ${asked.playerId} AND asset = ${asked.asset} AND state = 'arrived'
      AND requested_at < ${asked.before}
    GROUP BY coalesce(split_from, withdrawal_id) ORDER BY minor
  `.execute(db);
  return rows.map(({ minor }) => minor);
}

/**
 * The last deposit of this way that came in: money goes back where it came from. One that is calm goes before
 * a newer one, which may have been paid by somebody who has just taken the account over.
 */
export async function findPaidWith(
  db: Db,
  {
    playerId,
    method,
    calmBefore,
  }: { readonly playerId: string; readonly method: string; readonly calmBefore: Date },
): Promise<{ readonly id: string; readonly paidWith: string | null } | undefined> {
  const { rows } = await sql<{ id: string; paidWith: string | null }>`
    SELECT d.deposit_id AS id, d.paid_with AS "paidWith" FROM cashier.deposits AS d
    WHERE d.player_id = ${playerId} AND d.method = ${method} AND d.state = 'completed'
    ORDER BY EXISTS (
        SELECT FROM cashier.deposit_events AS e
        WHERE e.player_id = d.player_id AND e.deposit_id = d.deposit_id
          AND e.state_after = 'completed' AND e.recorded_at <= ${calmBefore}
      ) DESC, d.changed_at DESC LIMIT 1
  `.execute(db);
  return rows[0];
}

/** The codes of all that a player has paid in with. */
export async function listPaidWith(db: Db, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT DISTINCT upper(method) AS code FROM cashier.deposits
    WHERE player_id = ${playerId} AND state = 'completed' ORDER BY 1
  `.execute(db);
  return rows.map(({ code }) => code);
}

export async function recordTrace(
  tx: Transact,
  { playerId, id }: Which,
  trace: WithdrawalTrace,
): Promise<void> {
  await sql`
    INSERT INTO cashier.withdrawal_events (player_id, withdrawal_id, event_id, event, told_by,
      staff_id, state_before, state_after, reason, note, recorded_at)
    VALUES (${playerId}, ${id}, ${trace.eventId}, ${trace.event}, ${trace.by}, ${trace.staffId},
      ${trace.before}, ${trace.after}, ${trace.reason}, ${trace.note}, ${trace.at})
    ON CONFLICT DO NOTHING
  `.execute(tx);
}

export type Traced = WithdrawalTrace & { readonly withdrawalId: string };

/** Of several at once, the first in front. */
export async function listTraces(
  db: Db,
  playerId: string,
  ids: readonly string[],
): Promise<readonly Traced[]> {
  const { rows } = await sql<Traced & { event: WithdrawalEvent }>`
    SELECT withdrawal_id AS "withdrawalId", event_id AS "eventId", event, told_by AS by,
      staff_id AS "staffId", state_before AS before, state_after AS after, reason, note,
      recorded_at AS at
    FROM cashier.withdrawal_events
    WHERE player_id = ${playerId} AND withdrawal_id = ANY (${[...ids]}::uuid[])
    ORDER BY recorded_at, event_id
  `.execute(db);
  return rows;
}

export function toWithdrawal({
  asset,
  minor,
  feeMinor,
  lateMinor,
  ...row
}: WithdrawalRow): Withdrawal {
  const currency = getAsset(asset);
  return {
    ...row,
    amount: money(minor, currency),
    fee: money(feeMinor, currency),
    lateCredit: lateMinor === null ? null : money(lateMinor, currency),
  };
}

/** For whoever keeps the accounts: one that money is set aside for, or on its way to, stays. */
export async function isPayoutTarget(
  tx: Transact,
  { playerId, accountId }: { readonly playerId: string; readonly accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM cashier.withdrawals
    WHERE player_id = ${playerId} AND destination_id = ${accountId}
      AND state IN ('requested', 'checks', 'approved', 'sent') LIMIT 1
  `.execute(tx);
  return rows.length > 0;
}
