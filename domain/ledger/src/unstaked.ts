import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

export type UnstakedAsked = {
  readonly playerId: string;
  readonly asset: Asset;
  /** How much of a deposit has to be staked. */
  readonly percent: number;
};

/** How much of what each deposited since has not been staked, in their order. */
export async function readUnstaked(
  db: Database["db"] | Transact,
  {
    asked,
    since,
    returned,
  }: {
    asked: readonly UnstakedAsked[];
    since: Date;
    /** The ids of deposits of theirs that went back: as if they had not come. */
    returned: readonly string[];
  },
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT unstaked.minor
    FROM ledger.unstaked(
      ${asked.map(({ playerId }) => playerId)}::uuid[],
      ${asked.map(({ asset }) => assetCode(asset))}::text[],
      ${asked.map(({ percent }) => percent)}::bigint[],
      ${since}::timestamptz,
      ${[...returned]}::uuid[]
    ) WITH ORDINALITY AS unstaked (minor, ordinal)
    ORDER BY unstaked.ordinal
  `.execute(db);
  return rows.map(({ minor }) => minor);
}
