import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";
import type { Moment } from "./balances-at.ts";

/** A transfer as whoever reads the books finds it. Balances are null for an account of the house. */
export type Booked = {
  readonly transferId: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly minor: bigint;
  readonly reason: string;
  /** What each side held afterwards. */
  readonly fromMinor: bigint | null;
  readonly toMinor: bigint | null;
  /** To the microsecond, as the order of the books needs it. */
  readonly recordedAt: string;
};

/** The place of a transfer in its player's books. */
export type BookedPlace = Pick<Booked, "recordedAt" | "transferId">;

export type BookedAsked = {
  readonly playerId: string;
  readonly asset: Asset;
  readonly order: "newest" | "oldest";
  /** From the first moment on, and before the second. */
  readonly from?: Moment | undefined;
  readonly before?: Moment | undefined;
  /** What games moved, everything else, or both. */
  readonly books: "games" | "besides" | "all";
  /** Kinds that begin with one of these, and with none of those. */
  readonly kinds?: readonly string[] | undefined;
  readonly otherKinds?: readonly string[] | undefined;
  /** Reasons that begin so. */
  readonly reason?: string | undefined;
  readonly after?: BookedPlace | undefined;
  readonly limit: number;
};

/** Word for word as the two indexes have it. */
const bookOf = {
  games: sql`kind IN ('stake', 'void', 'win')`,
  besides: sql`kind NOT IN ('stake', 'settle', 'void', 'win')`,
};
/** What the house moves within itself because of a player is no movement of theirs. */
const ofPlayer = sql`NOT (starts_with(from_account, 'house_') AND starts_with(to_account, 'house_'))`;
const columns = sql`
  transfer_id AS "transferId", kind, from_account AS "from", to_account AS "to", amount AS minor, reason,
  from_balance AS "fromMinor", to_balance AS "toMinor",
  to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "recordedAt"
`;

/**
 * A player's transfers by time, a part at a time. Stakes that were lost are settled within the house and
 * are not among them: the player parted with them when they staked. What games move is found by the index
 * of limits (migration 0025), everything else by one of its own, so that posting for games pays for none.
 */
export async function readMovements(db: Database["db"], asked: BookedAsked): Promise<Booked[]> {
  const { playerId, from, before, kinds, otherKinds, reason, after, limit } = asked;
  const isNewest = asked.order === "newest";
  const direction = isNewest ? sql`DESC` : sql`ASC`;
  const past = isNewest ? sql`<` : sql`>`;
  const which = sql.join(
    [
      sql`player_id = ${playerId} AND asset = ${assetCode(asked.asset)}`,
      ofPlayer,
      ...(from === undefined ? [] : [sql`recorded_at >= ${from}::timestamptz`]),
      ...(before === undefined ? [] : [sql`recorded_at < ${before}::timestamptz`]),
      ...(kinds === undefined ? [] : [sql`kind ^@ ANY(${kinds}::text[])`]),
      ...(otherKinds === undefined ? [] : [sql`NOT kind ^@ ANY(${otherKinds}::text[])`]),
      ...(reason === undefined ? [] : [sql`starts_with(reason, ${reason})`]),
      ...(after === undefined
        ? []
        : [
            sql`recorded_at ${past}= ${after.recordedAt}::timestamptz`,
            sql`(recorded_at, transfer_id) ${past} (${after.recordedAt}::timestamptz, ${after.transferId}::uuid)`,
          ]),
    ],
    sql` AND `,
  );
  const order = sql`ORDER BY recorded_at ${direction}, transfer_id ${direction} LIMIT ${limit}`;
  const books = (["games", "besides"] as const)
    .filter((book) => asked.books === "all" || asked.books === book)
    .map(
      (book) => sql`(SELECT * FROM ledger.transfers WHERE ${which} AND ${bookOf[book]} ${order})`,
    );
  const { rows } = await sql<Booked>`
    SELECT ${columns} FROM (${sql.join(books, sql` UNION ALL `)}) AS moved ${order}
  `.execute(db);
  return rows;
}

/** One transfer of a player with those of the same command, whose ids differ in their last digit. */
export async function findMovement(
  db: Database["db"],
  { playerId, transferId }: { playerId: string; transferId: string },
): Promise<(Booked & { readonly asset: string })[]> {
  const [first, last] = [`${transferId.slice(0, 35)}0`, `${transferId.slice(0, 35)}f`];
  const { rows } = await sql<Booked & { asset: string }>`
    SELECT ${columns}, asset FROM ledger.transfers
    WHERE player_id = ${playerId} AND kind <> 'settle'
      AND transfer_id BETWEEN ${first}::uuid AND ${last}::uuid
    ORDER BY transfer_id
  `.execute(db);
  return rows;
}

/**
 * Everything that commands moved, within the house as well, in the order of the books: each command by the id
 * of one of its transfers.
 */
export async function findLegs(
  db: Database["db"],
  { playerId, transferIds }: { playerId: string; transferIds: readonly string[] },
): Promise<(Booked & { readonly asset: string })[]> {
  const { rows } = await sql<Booked & { asset: string }>`
    SELECT ${columns}, asset
    FROM unnest(
      ${transferIds.map((id) => `${id.slice(0, 35)}0`)}::uuid[],
      ${transferIds.map((id) => `${id.slice(0, 35)}f`)}::uuid[]
    ) AS command (first, last)
    JOIN ledger.transfers AS t
      ON t.player_id = ${playerId} AND t.transfer_id BETWEEN command.first AND command.last
    ORDER BY t.recorded_at, t.transfer_id
  `.execute(db);
  return rows;
}

/** What came from the outside world and what went there, by the edges of time. */
export async function readPaidBetween(
  db: Database["db"],
  asked: { playerId: string; asset: Asset; edges: readonly Date[] },
): Promise<{ part: number; paidIn: bigint; paidOut: bigint }[]> {
  const { edges } = asked;
  const { rows } = await sql<{ part: number; paidIn: bigint; paidOut: bigint }>`
    SELECT width_bucket(recorded_at, ${edges}::timestamptz[]) - 1 AS part,
      coalesce(sum(amount) FILTER (WHERE from_account = 'house_payments'), 0)::bigint AS "paidIn",
      coalesce(sum(amount) FILTER (WHERE to_account = 'house_payments'), 0)::bigint AS "paidOut"
    FROM ledger.transfers
    WHERE player_id = ${asked.playerId} AND asset = ${assetCode(asked.asset)}
      AND ${bookOf.besides}
      AND recorded_at >= ${edges[0]} AND recorded_at < ${edges.at(-1)}
      AND 'house_payments' IN (from_account, to_account) AND ${ofPlayer}
    GROUP BY 1
  `.execute(db);
  return rows;
}
