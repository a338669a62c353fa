import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

/** Movements that a limit counts; there is an index of these and of no others (migration 0025). */
export const limitedKinds = ["deposit", "stake", "void", "win"] as const;
export type LimitedKind = (typeof limitedKinds)[number];

export type Moved = {
  readonly kind: LimitedKind;
  /** One entry a span, in the order they were asked for. */
  readonly spans: readonly { readonly minor: bigint; readonly earliest: Date | null }[];
};

type Row = { kind: LimitedKind; span: number; minor: bigint; earliest: Date };

/**
 * What was moved within the spans that end now, by kind. Inside a transaction it sees what the
 * transaction may rely on: whoever decides on it holds a lock that the next movement waits for.
 */
export async function readMoved(
  db: Database["db"] | Transact,
  asked: { playerId: string; asset: Asset; spansMs: readonly number[]; now: Date },
): Promise<Moved[]> {
  const starts = asked.spansMs.map((ms) => new Date(asked.now.getTime() - ms));
  const { rows } = await sql<Row>`
    SELECT t.kind, span.ordinal::integer AS span, sum(t.amount)::bigint AS minor,
           min(t.recorded_at) AS earliest
    FROM unnest(${starts}::timestamptz[]) WITH ORDINALITY AS span (start, ordinal)
    JOIN ledger.transfers AS t
      ON t.player_id = ${asked.playerId} AND t.recorded_at > span.start
    WHERE t.kind IN ('deposit', 'stake', 'void', 'win') AND t.asset = ${assetCode(asked.asset)}
    GROUP BY t.kind, span.ordinal
  `.execute(db);
  return limitedKinds.map((kind) => ({
    kind,
    spans: starts.map((_, index) => {
      const row = rows.find((one) => one.kind === kind && one.span === index + 1);
      return { minor: row?.minor ?? 0n, earliest: row?.earliest ?? null };
    }),
  }));
}

export type MovedBetween = {
  readonly kind: LimitedKind;
  readonly part: number;
  readonly minor: bigint;
};

/** The same movements cut into parts of time, for who wants to see how it went. */
export async function readMovedBetween(
  db: Database["db"] | Transact,
  asked: { playerId: string; asset: Asset; edges: readonly Date[] },
): Promise<MovedBetween[]> {
  const { edges } = asked;
  const { rows } = await sql<MovedBetween>`
    SELECT t.kind, width_bucket(t.recorded_at, ${edges}::timestamptz[]) - 1 AS part,
           sum(t.amount)::bigint AS minor
    FROM ledger.transfers AS t
    WHERE t.player_id = ${asked.playerId} AND t.kind IN ('deposit', 'stake', 'void', 'win')
      AND t.asset = ${assetCode(asked.asset)}
      AND t.recorded_at >= ${edges[0]} AND t.recorded_at < ${edges.at(-1)}
    GROUP BY 1, 2
  `.execute(db);
  return rows;
}
