import type { Database } from "@croupier/database";
import { sql, type RawBuilder } from "kysely";
import type { QueueWords } from "./queue-words.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { toWithdrawal, withdrawalColumns, type WithdrawalRow } from "./withdrawal-store.ts";
import { listLarge } from "./withdrawal-terms.ts";

type Db = Database["db"];

/** So large that two have to say yes; what is paid in an unknown currency takes two as well. */
const takesTwo = (): RawBuilder<boolean> => {
  const large = listLarge();
  return sql<boolean>`amount >= coalesce((
    SELECT bound.minor FROM unnest(${large.map(({ asset }) => asset)}::text[],
      ${large.map(({ minor }) => String(minor))}::bigint[]) AS bound (asset, minor)
    WHERE bound.asset = withdrawals.asset), 0)`;
};

/** Nothing but its size brought it to people. */
const isReady = sql<boolean>`findings <@ ARRAY['large_amount']`;
const longest = sql`changed_at, withdrawal_id`;
/** Late ones before all others. */
const urgent = sql`late_at NULLS LAST, ${longest}`;
const newest = sql`changed_at DESC, withdrawal_id DESC`;

const parts = {
  all: () => ({ where: sql`state = 'checks'`, order: urgent }),
  waiting: () => ({ where: sql`state = 'checks' AND first_yes_by IS NULL`, order: urgent }),
  second: () => ({ where: sql`state = 'checks' AND first_yes_by IS NOT NULL`, order: urgent }),
  two: () => ({ where: sql`state = 'checks' AND ${takesTwo()}`, order: urgent }),
  ready: () => ({ where: sql`state = 'checks' AND ${isReady}`, order: urgent }),
  flagged: () => ({ where: sql`state = 'checks' AND NOT ${isReady}`, order: urgent }),
  going: () => ({
    where: sql`state IN ('requested', 'approved', 'sent')`,
    order: sql`late_at NULLS LAST, ${newest}`,
  }),
  over: () => ({
    where: sql`state IN ('arrived', 'rejected', 'cancelled', 'failed', 'returned')`,
    order: newest,
  }),
} as const;

export type QueuePart = keyof typeof parts;

/** Withdrawals as the desk asks for them: late ones first, then those that wait longest. */
export async function listQueue(
  db: Db,
  asked: {
    readonly part: QueuePart;
    readonly assignedTo: string | undefined;
    readonly words: QueueWords | undefined;
    readonly limit: number;
  },
): Promise<readonly Withdrawal[]> {
  const { where, order } = parts[asked.part]();
  const mine = asked.assignedTo;
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE ${where}
      ${mine === undefined ? sql`` : sql`AND assigned_to = ${mine}`}
      ${asked.words === undefined ? sql`` : sql`AND ${speaksOf(asked.words)}`}
    ORDER BY ${order} LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

function speaksOf({ words, idPart, methods, playerIds }: QueueWords): RawBuilder<boolean> {
  return sql<boolean>`(
    player_id = ANY (${[...playerIds]}::uuid[])
    OR method = ANY (${[...methods]}::text[])
    OR lower(provider_reference) = lower(${words})
    OR strpos(lower(destination), lower(${words})) > 0
    OR strpos(replace(withdrawal_id::text, '-', ''), ${idPart ?? null}::text) > 0
  )`;
}

/** Nobody has taken them, nor said yes to them. */
export async function listFree(db: Db, { limit }: { readonly limit: number }) {
  const { rows } = await sql<{ id: string }>`
    SELECT withdrawal_id AS id FROM cashier.withdrawals
    WHERE state = 'checks' AND assigned_to IS NULL AND first_yes_by IS NULL
    ORDER BY ${urgent} LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** How much waits, by the parts that can be asked for, and since when. */
export async function countQueue(db: Db, { staffId }: { readonly staffId: string }) {
  const { rows } = await sql<
    Record<"all" | "mine" | "second" | "two" | "ready" | "flagged", bigint> & {
      since: Date | null;
      dueAt: Date | null;
    }
  >`
    SELECT count(*) AS all,
      count(*) FILTER (WHERE assigned_to = ${staffId}) AS mine,
      count(*) FILTER (WHERE first_yes_by IS NOT NULL) AS second,
      count(*) FILTER (WHERE ${takesTwo()}) AS two,
      count(*) FILTER (WHERE ${isReady}) AS ready,
      count(*) FILTER (WHERE NOT ${isReady}) AS flagged,
      min(changed_at) AS since,
      (array_agg(due_at ORDER BY ${longest}))[1] AS "dueAt"
    FROM cashier.withdrawals WHERE state = 'checks'
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a count without groups is one row");
  return row;
}
