import type { PaymentKind, PaymentStatus } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { getAsset, money, parseMoney, type Asset, type Money } from "@croupier/kit/money";
import { sql, type RawBuilder } from "kysely";
import { paymentStatus, statesOf } from "./payment-status.ts";
import { toWay, wayColumns, type Way, type WayRow } from "./way.ts";

/** A deposit, a withdrawal or a transfer, as its player finds it again. */
export type Payment = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly direction: "IN" | "OUT";
  readonly status: PaymentStatus;
  /** Of its own kind, and finer than the status. */
  readonly state: string;
  readonly amount: Money;
  readonly at: Date;
  readonly changedAt: Date;
  readonly way: Way;
  /** The movement in the books that it is known by; null: none of it moved money of this player. */
  readonly movementId: string | null;
};

export type PaymentsAsked = {
  readonly playerId: string;
  readonly kind?: PaymentKind | undefined;
  readonly status?: PaymentStatus | undefined;
  /** Only those that moved no money of this player: the books know nothing of them. */
  readonly unmoved?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** A part of the reference, or an amount of this currency. */
  readonly search?: string | undefined;
  readonly currency: Asset;
  /** Older than this one. */
  readonly after?: string | undefined;
  readonly limit: number;
};

type Row = WayRow & {
  id: string;
  kind: PaymentKind;
  direction: "IN" | "OUT";
  state: string;
  asset: string;
  minor: bigint;
  at: Date;
  changedAt: Date;
  movementId: string | null;
};

/** Fewer letters than these are an amount somebody looks for, not a reference. */
const referenceMin = 8;

const depositMoved = sql`state IN ('completed', 'refunding', 'refunded', 'charged_back')`;
const transferCame = sql`state = 'arrived'`;

const deposits = sql`
  SELECT deposit_id AS id, 'deposit' AS kind, 'IN' AS direction, state, asset, amount AS minor,
    requested_at AS at, changed_at AS "changedAt", ${wayColumns.deposit},
    CASE WHEN ${depositMoved} THEN deposit_id END AS "movementId"
  FROM cashier.deposits AS d`;
const withdrawals = sql`
  SELECT withdrawal_id AS id, 'withdrawal' AS kind, 'OUT' AS direction, w.state, w.asset,
    w.amount AS minor, w.requested_at AS at, w.changed_at AS "changedAt", ${wayColumns.withdrawal},
    coalesce(w.split_from, w.withdrawal_id) AS "movementId"
  FROM cashier.withdrawals AS w
  LEFT JOIN cashier.deposits AS d ON w.method = 'CARD'
    AND d.player_id = w.player_id AND d.deposit_id::text = w.destination_id`;
const sent = sql`
  SELECT transfer_id AS id, 'transfer' AS kind, 'OUT' AS direction, state, asset, amount AS minor,
    sent_at AS at, coalesce(settled_at, sent_at) AS "changedAt", ${wayColumns.sent},
    transfer_id AS "movementId"
  FROM cashier.player_transfers AS t`;
const received = sql`
  SELECT transfer_id AS id, 'transfer' AS kind, 'IN' AS direction, state, asset, amount AS minor,
    sent_at AS at, coalesce(settled_at, sent_at) AS "changedAt", ${wayColumns.received},
    CASE WHEN ${transferCame} THEN settlement_id END AS "movementId"
  FROM cashier.player_transfers AS t`;

/** The newest first: ids are made in the order of time, so the key of each table is the order. */
export async function readPayments(
  db: Database["db"],
  asked: PaymentsAsked,
): Promise<{ payments: readonly Payment[]; next: string | undefined }> {
  const sources = [
    {
      kind: "deposit",
      select: deposits,
      table: "d",
      id: "deposit_id",
      who: "player_id",
      at: "requested_at",
      moved: depositMoved,
    },
    {
      kind: "withdrawal",
      select: withdrawals,
      table: "w",
      id: "withdrawal_id",
      who: "player_id",
      at: "requested_at",
      moved: sql`true`,
    },
    {
      kind: "transfer",
      select: sent,
      table: "t",
      id: "transfer_id",
      who: "player_id",
      at: "sent_at",
      moved: sql`true`,
    },
    {
      kind: "transfer",
      select: received,
      table: "t",
      id: "transfer_id",
      who: "recipient_id",
      at: "sent_at",
      moved: transferCame,
    },
  ] as const;
  const parts = sources
    .filter(({ kind }) => asked.kind === undefined || asked.kind === kind)
    .map((source) => partOf(source, asked));
  const { rows } = await sql<Row>`
    SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS payments
    ORDER BY id DESC LIMIT ${asked.limit + 1}
  `.execute(db);
  const payments = rows.slice(0, asked.limit).map(toPayment);
  return { payments, next: rows.length > asked.limit ? payments.at(-1)?.id : undefined };
}

type Source = {
  readonly kind: PaymentKind;
  readonly select: RawBuilder<unknown>;
  readonly table: string;
  readonly id: string;
  readonly who: string;
  readonly at: string;
  /** Whether money of the player moved. */
  readonly moved: RawBuilder<unknown>;
};

/** No part gives more than the whole may: the rest is never read. */
function partOf({ kind, select, table, id, who, at, moved }: Source, asked: PaymentsAsked) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { from, before, after } = asked;
  const which = sql.join(
    [
      sql`${column(who)} = ${asked.playerId}`,
      sql`${column("state")} = ANY (${statesOf(kind, asked.status)}::text[])`,
      ...(asked.unmoved === true ? [sql`NOT (${moved})`] : []),
      ...(from === undefined ? [] : [sql`${column(at)} >= ${from}`]),
      ...(before === undefined ? [] : [sql`${column(at)} < ${before}`]),
      ...(after === undefined ? [] : [sql`${column(id)} < ${after}::uuid`]),
      ...searchedBy(asked, column(id), column("amount")),
    ],
    sql` AND `,
  );
  return sql`(${select} WHERE ${which} ORDER BY ${column(id)} DESC LIMIT ${asked.limit + 1})`;
}

function searchedBy(
  { search, currency }: PaymentsAsked,
  id: RawBuilder<unknown>,
  amount: RawBuilder<unknown>,
) {
  const term = search?.trim().toLowerCase().replace(",", ".") ?? "";
  if (term === "") return [];
  const wanted = parseMoney(term, currency);
  const ways = [
    ...(wanted.ok ? [sql`${amount} = ${wanted.value.minor}`] : []),
    ...(term.length >= referenceMin ? [sql`strpos(${id}::text, ${term}) > 0`] : []),
  ];
  return ways.length === 0 ? [sql`false`] : [sql`(${sql.join(ways, sql` OR `)})`];
}

function toPayment({ asset, minor, way, name, senderId, ...row }: Row): Payment {
  return {
    ...row,
    status: paymentStatus(row.kind, row.state),
    amount: money(minor, getAsset(asset)),
    way: toWay({ way, name, senderId }),
  };
}
