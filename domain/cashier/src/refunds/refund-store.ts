import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { Deposit } from "../deposit.ts";
import type { Sum } from "../needs-second-yes.ts";
import type { ListedRefund, Refund } from "./refund.ts";

type Db = Database["db"] | Transact;

const columns = sql`
  refund_id AS id, player_id AS "playerId", deposit_id AS "depositId", reason, words,
  takes_two AS "takesTwo", asked_by AS "askedBy", asked_at AS "askedAt",
  coalesce(answer, 'waiting') AS state, answered_by AS "answeredBy", answered_at AS "answeredAt"
`;

/** Under the lock of its deposit: nobody else asks meanwhile. */
export async function insertRefund(tx: Transact, refund: Refund): Promise<void> {
  const { state } = refund;
  await sql`
    INSERT INTO cashier.deposit_refunds (player_id, refund_id, deposit_id, reason, words, takes_two,
      asked_by, asked_at, answer, answered_by, answered_at)
    VALUES (${refund.playerId}, ${refund.id}, ${refund.depositId}, ${refund.reason},
      ${refund.words}, ${refund.takesTwo}, ${refund.askedBy}, ${refund.askedAt},
      ${state === "waiting" ? null : state}, ${refund.answeredBy}, ${refund.answeredAt})
  `.execute(tx);
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    SELECT ${columns} FROM cashier.deposit_refunds WHERE refund_id = ${id}
  `.execute(db);
  return rows[0];
}

/** Nobody else answers it until the transaction ends. */
export async function lockRefund(tx: Transact, id: string): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    SELECT ${columns} FROM cashier.deposit_refunds WHERE refund_id = ${id} FOR UPDATE
  `.execute(tx);
  return rows[0];
}

/** The last that was asked for of a deposit: an id says when. */
export async function findLatestRefund(
  tx: Transact,
  { id }: { readonly id: string },
): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    SELECT ${columns} FROM cashier.deposit_refunds WHERE deposit_id = ${id}
    ORDER BY refund_id DESC LIMIT 1
  `.execute(tx);
  return rows[0];
}

/** Two yeses in one moment see each other: whoever asks first is judged first. */
export async function lockRefunds(
  tx: Transact,
  { playerId, staffId }: { readonly playerId: string; readonly staffId: string },
): Promise<void> {
  for (const name of [`refunds of ${playerId}`, `refunds by ${staffId}`]) {
    // oxlint-disable-next-line no-await-in-loop -- always in this order
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  }
}

/**
 * Sums of the amounts sent back since, but for what the provider could not send: to this player in this currency,
 * and those that this colleague let go alone.
 */
export async function sumRefunded(
  db: Db,
  asked: {
    readonly deposit: Pick<Deposit, "playerId" | "amount">;
    readonly staffId: string;
    readonly since: Date;
  },
): Promise<{ readonly playerDay: bigint; readonly colleagueDay: readonly Sum[] }> {
  const { deposit, staffId, since } = asked;
  const { rows } = await sql<{ asset: string; ofPlayer: bigint; alone: bigint }>`
    SELECT d.asset,
      coalesce(sum(d.amount) FILTER (WHERE r.player_id = ${deposit.playerId}), 0)::bigint AS "ofPlayer",
      coalesce(sum(d.amount) FILTER (WHERE r.asked_by = ${staffId} AND NOT r.takes_two), 0)::bigint AS alone
    FROM cashier.deposit_refunds AS r
    JOIN cashier.deposits AS d USING (player_id, deposit_id)
    WHERE r.answer = 'approved' AND r.answered_at > ${since}
      AND (r.player_id = ${deposit.playerId} OR r.asked_by = ${staffId})
      AND NOT EXISTS (
        SELECT FROM cashier.deposit_reversals AS v
        WHERE v.player_id = r.player_id AND v.reversal_id = r.refund_id AND v.state = 'lifted')
    GROUP BY d.asset
  `.execute(db);
  const sums = rows.map(({ asset, ...row }) => ({ ...row, asset: getAsset(asset) }));
  return {
    playerDay: sums.find(({ asset }) => asset === deposit.amount.asset)?.ofPlayer ?? 0n,
    colleagueDay: sums
      .filter(({ alone }) => alone > 0n)
      .map(({ asset, alone: minor }) => ({ asset, minor })),
  };
}

export async function writeAnswer(
  tx: Transact,
  { playerId, id, state, answeredBy, answeredAt }: Refund,
): Promise<void> {
  await sql`
    UPDATE cashier.deposit_refunds
    SET answer = ${state}, answered_by = ${answeredBy}, answered_at = ${answeredAt}
    WHERE player_id = ${playerId} AND refund_id = ${id}
  `.execute(tx);
}

export type RefundQuestion = {
  readonly depositId?: string | undefined;
  readonly state?: Refund["state"] | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

type ListedRow = Refund & { asset: string; amount: bigint; fee: bigint };

/** The newest first. */
export async function listRefunds(
  db: Db,
  { depositId, state, before, limit }: RefundQuestion,
): Promise<readonly ListedRefund[]> {
  const { rows } = await sql<ListedRow>`
    SELECT r.*, d.asset, d.amount, d.fee
    FROM (
      SELECT ${columns} FROM cashier.deposit_refunds
      WHERE (${before ?? null}::uuid IS NULL OR refund_id < ${before ?? null}::uuid)
        AND (${depositId ?? null}::uuid IS NULL OR deposit_id = ${depositId ?? null}::uuid)
        AND (${state ?? null}::text IS NULL OR coalesce(answer, 'waiting') = ${state ?? null})
      ORDER BY refund_id DESC LIMIT ${limit}
    ) AS r
    JOIN cashier.deposits AS d ON d.player_id = r."playerId" AND d.deposit_id = r."depositId"
    ORDER BY r.id DESC
  `.execute(db);
  return rows.map(({ asset, amount, fee, ...refund }) => {
    const currency = getAsset(asset);
    return { ...refund, amount: money(amount, currency), fee: money(fee, currency) };
  });
}
