import type { Database } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { findFamily } from "../families.ts";
import { decideReturn, type Return } from "./decide-return.ts";

/** A game under one configuration, over the hours that were asked about. */
export type Performance = {
  readonly game: string;
  readonly profileVersion: number;
  readonly rounds: number;
  readonly declared: number;
  /** Undefined while too little was played to tell. */
  readonly returned: Return | undefined;
  /** What was staked and paid, by currency. */
  readonly turnover: readonly {
    readonly asset: Asset;
    readonly staked: bigint;
    readonly paid: bigint;
    /** Of these, what the house staked itself, and what that paid. */
    readonly freeStaked: bigint;
    readonly freePaid: bigint;
  }[];
};

type Row = {
  game: string;
  family: string;
  config: string;
  profile_version: number;
  rounds: number;
  returned: number;
  squares: number;
  turnover: {
    asset: string;
    staked: string;
    paid: string;
    freeStaked: string;
    freePaid: string;
  }[];
};

/** What every game returned since then, of what its rules declare; until now, or until another moment. */
export async function readPerformance(
  { db }: Pick<Database, "db">,
  since: Date,
  until?: Date,
): Promise<readonly Performance[]> {
  const { rows } = await sql<Row>`
    SELECT h.game, g.family, p.config::text AS config, h.profile_version,
      sum(h.rounds)::double precision AS rounds,
      sum(h.returned)::double precision AS returned,
      sum(h.squares)::double precision AS squares,
      json_agg(json_build_object('asset', h.asset, 'staked', h.staked::text, 'paid', h.paid::text,
        'freeStaked', h.free_staked::text, 'freePaid', h.free_paid::text) ORDER BY h.asset)
        AS turnover
    FROM (
      SELECT game, profile_version, asset, sum(rounds) AS rounds, sum(staked) AS staked,
        sum(paid) AS paid, sum(returned) AS returned, sum(squares) AS squares,
        sum(free_staked) AS free_staked, sum(free_paid) AS free_paid
      FROM casino.hours
      WHERE hour >= ${since} AND (${until ?? null}::timestamptz IS NULL OR hour < ${until ?? null})
      GROUP BY game, profile_version, asset
    ) AS h
    JOIN casino.games AS g ON g.game = h.game
    JOIN casino.profiles AS p ON p.game = h.game AND p.version = h.profile_version
    GROUP BY h.game, g.family, p.config::text, h.profile_version
    ORDER BY h.game, h.profile_version
  `.execute(db);
  return rows.map(performanceOf);
}

function performanceOf(row: Row): Performance {
  const family = findFamily(row.family);
  const config = JSON.parse(row.config) as unknown;
  const declared = family?.oddsOf(config).bets[0]?.returnToPlayer ?? 0;
  const least = family?.leftAlone?.(config) ?? declared;
  const { game, profile_version: profileVersion, rounds } = row;
  return {
    game,
    profileVersion,
    rounds,
    declared,
    returned: decideReturn(row, { declared, least }),
    turnover: row.turnover.map(({ asset, staked, paid, freeStaked, freePaid }) => ({
      asset: getAsset(asset.split("/")[0] ?? ""),
      staked: BigInt(staked),
      paid: BigInt(paid),
      freeStaked: BigInt(freeStaked),
      freePaid: BigInt(freePaid),
    })),
  };
}
