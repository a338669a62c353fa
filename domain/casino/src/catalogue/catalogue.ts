import { planOnce, type Database, type Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { parseMoney, type Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { potTermsOf, type PotTerms, type PotTermsRow } from "../jackpots/pot-terms.ts";
import { findFamily, type Family } from "../families.ts";
import type { StakeBounds } from "./decide-terms.ts";
import { firstJackpots } from "../jackpots/first-jackpots.ts";
import { firstGames, type FirstGame, type StakeRange } from "./first-games.ts";

type Db = Database["db"] | Transact;

export type Profile = { readonly version: number; readonly config: unknown; readonly since: Date };

/** The words for a card that staff choose from. */
export const gameBadges = ["new", "exclusive", "live"] as const;
export type GameBadge = (typeof gameBadges)[number];

/** A game as it is offered at one moment. */
export type Game = {
  readonly game: string;
  readonly product: FirstGame["product"];
  readonly family: Family;
  readonly stakes: Readonly<Record<string, StakeRange>>;
  readonly closedUnder: readonly string[];
  readonly isDisabled: boolean;
  /** What its stakes feed and its rounds can win. */
  readonly pots: readonly PotTerms[];
  /** What its cards bear, where staff say so. */
  readonly badge: GameBadge | undefined;
  readonly profile: Profile;
};

type Row = {
  game: string;
  family: string;
  product: FirstGame["product"];
  stakes: Record<string, StakeRange>;
  closed_under: string[];
  disabled_at: Date | null;
  pots: PotTermsRow[];
  badge: GameBadge | null;
  version: number;
  config: unknown;
  since: Date;
};

/** These games with the configuration that counts at that moment; what has no rules here is left out. */
export async function readGames(
  db: Db,
  { games, now }: { readonly games?: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, Game>> {
  const { rows } = await sql<Row>`${sql.raw(planOnce)}
    SELECT g.game, g.family, g.product, g.stakes, g.closed_under, g.disabled_at, g.badge,
      (
        SELECT coalesce(json_agg(json_build_object('jackpot', j.jackpot, 'asset', j.asset,
          'parts', j.parts::text, 'seed', t.seed::text, 'drops_by', t.drops_by::text,
          'number', t.number, 'fingerprint', t.fingerprint)
          ORDER BY j.jackpot, j.asset), '[]')
        FROM casino.jackpots AS j
        -- Told is what the pot that grows was begun with, whatever staff have changed since.
        JOIN casino.pots AS t ON t.jackpot = j.jackpot AND t.asset = j.asset AND t.dropped_at IS NULL
        WHERE g.game = ANY (j.games) AND j.disabled_at IS NULL
      ) AS pots,
      p.version, p.config, p.since
    FROM casino.games AS g
    CROSS JOIN LATERAL (
      SELECT version, config, since FROM casino.profiles
      WHERE game = g.game AND since <= ${now} ORDER BY version DESC LIMIT 1
    ) AS p
    -- Behind a SELECT the planner cannot count them: it would plan anew for every list.
    WHERE (SELECT ${games ?? null}::text[]) IS NULL OR g.game = ANY ((SELECT ${games ?? null}::text[])::text[])
    ORDER BY g.game
  `.execute(db);
  return new Map(
    rows.flatMap((row) => {
      const family = findFamily(row.family);
      return family === undefined ? [] : [[row.game, gameOf(row, family)] as const];
    }),
  );
}

function gameOf(row: Row, family: Family): Game {
  const { game, product, stakes, closed_under: closedUnder, version, config, since } = row;
  const profile = { version, config, since };
  return {
    game,
    product,
    family,
    stakes,
    closedUnder,
    isDisabled: row.disabled_at !== null,
    pots: row.pots.map(potTermsOf),
    badge: row.badge ?? undefined,
    profile,
  };
}

/** Configurations are never edited, so each is read once a process. */
export function createProfileReader() {
  const known = new Map<string, unknown>();
  return async (
    db: Db,
    wanted: { readonly game: string; readonly version: number },
  ): Promise<unknown> => {
    const { game, version } = wanted;
    const name = `${game} ${version}`;
    if (known.has(name)) return known.get(name);
    const { rows } = await sql<{ config: unknown }>`
      SELECT config FROM casino.profiles WHERE game = ${game} AND version = ${version}
    `.execute(db);
    const [row] = rows;
    assert(row !== undefined, `${name} is a configuration that a round was played under`);
    known.set(name, row.config);
    return row.config;
  };
}

export type ReadProfile = ReturnType<typeof createProfileReader>;

/**
 * What the house begins with, where it is not there yet: one statement, because every process asks at
 * every start and finds nothing to do. Two processes that begin at once agree.
 */
export async function sowCatalogue(database: Database, clock: Clock): Promise<void> {
  const now = clock();
  const games = firstGames.map((first) => {
    const config = findFamily(first.family)?.config;
    assert(config !== undefined, `${first.game} has a family whose rules are known`);
    return { ...first, config };
  });
  const jackpots = firstJackpots.map(({ asset, seed, dropsBy, ...first }) => ({
    ...first,
    asset: assetCode(asset),
    seed: String(seed),
    drops_by: String(dropsBy),
  }));
  await sql`
    WITH first_game AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(games)}::json)
        AS g (game text, family text, product text, stakes jsonb, config json)
    ), sown AS (
      INSERT INTO casino.games (game, family, product, stakes, added_at)
      SELECT game, family, product, stakes, ${now} FROM first_game
      ON CONFLICT DO NOTHING RETURNING game
    ), profile AS (
      INSERT INTO casino.profiles (game, version, config, since)
      SELECT game, 1, config, ${now} FROM first_game JOIN sown USING (game)
    )
    INSERT INTO casino.jackpots (jackpot, asset, games, parts, seed, drops_by, changed_at)
    SELECT jackpot, asset, games, parts, seed, drops_by, ${now}
    FROM json_to_recordset(${JSON.stringify(jackpots)}::json)
      AS j (jackpot text, asset text, games text[], parts integer, seed bigint, drops_by bigint)
    ON CONFLICT DO NOTHING
  `.execute(database.db);
}

/** As they were read by currency: a ladder of stakes is the same for everybody in a batch. */
const boundsOf = new WeakMap<Game["stakes"], Map<Asset, StakeBounds>>();

/** What may be staked in this currency, in minor units; undefined where the game knows it not. */
export function stakesIn({ stakes }: Pick<Game, "stakes">, asset: Asset): StakeBounds | undefined {
  const known = boundsOf.get(stakes) ?? new Map<Asset, StakeBounds>();
  boundsOf.set(stakes, known);
  const range = stakes[asset];
  if (known.has(asset) || range === undefined) return known.get(asset);
  const minorOf = (text: string): bigint => {
    const read = parseMoney(text, asset);
    assert(read.ok, `${text} is an amount of ${asset}`);
    return read.value.minor;
  };
  const max = minorOf(range.max);
  const bounds = {
    min: minorOf(range.min),
    max,
    roundMax: range.roundMax === undefined ? max : minorOf(range.roundMax),
    buyMax: range.buyMax === undefined ? max : minorOf(range.buyMax),
    steps: range.steps.map(minorOf),
  };
  known.set(asset, bounds);
  return bounds;
}
