import type { Database } from "@croupier/database";
import { dayMs, minuteMs, type Clock } from "@croupier/kit/time";
import { assetCode } from "@croupier/ledger";
import type { Asset } from "@croupier/kit/money";
import { sql, type RawBuilder } from "kysely";
import { firstIdAt } from "../rounds/first-id-at.ts";
import { roundColumns, roundOf, seedJoins, type RoundRow } from "../rounds/round-rows.ts";
import type { Round } from "../rounds/round.ts";

export type RoundQuestion = {
  readonly playerId?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: Round["state"] | undefined;
  /** In minor units of this currency, where sizes are asked for. */
  readonly asset?: Asset | undefined;
  readonly stakedMin?: bigint | undefined;
  readonly paidMin?: bigint | undefined;
  readonly from: Date;
  readonly until: Date;
  /** The last one of the page before, or where the page before stopped looking. */
  readonly before?: string | undefined;
  readonly limit: number;
};

export type FoundRounds = {
  readonly rounds: readonly Round[];
  /** Where looking goes on; undefined: everything until `from` was looked at. */
  readonly next: string | undefined;
};

/** How far one look goes back at first, and how much further each next one does. */
const firstLookMs = 15 * minuteMs;
const growth = 4;
/** A page is answered by then, also where little was found: whoever wants more looks on. */
const patienceMs = 1_500;

/**
 * Rounds of anybody, the newest first. Rounds lie in the order of time and have no key over all players,
 * so this looks back piece by piece, each larger than the one before, until the page is full.
 */
export function createRoundSearch({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;

  /** The rounds of one player have a key of their own; those that are open are few. */
  async function listAtOnce(asked: RoundQuestion): Promise<FoundRounds> {
    const rounds = await readBetween(asked, asked.from, asked.until);
    const isMore = rounds.length === asked.limit;
    return { rounds, next: isMore ? rounds.at(-1)?.roundId : undefined };
  }

  async function readBetween(
    asked: RoundQuestion,
    from: Date,
    until: Date,
    limit: number = asked.limit,
  ): Promise<readonly Round[]> {
    const { rows } = await sql<RoundRow>`
      SELECT ${sql.raw(roundColumns)}
      FROM casino.rounds AS r
      ${sql.raw(seedJoins)}
      WHERE r.round_id >= ${firstIdAt(from)} AND r.round_id < ${firstIdAt(until)}
        AND ${conditionsOf(asked)}
      ORDER BY r.round_id DESC LIMIT ${limit}
    `.execute(db);
    return rows.map(roundOf);
  }

  async function lookBack(asked: RoundQuestion): Promise<FoundRounds> {
    const begun = clock().getTime();
    const rounds: Round[] = [];
    let lookMs = firstLookMs;
    let until = endOf(asked);
    while (until > asked.from) {
      const from = new Date(Math.max(asked.from.getTime(), until.getTime() - lookMs));
      const wanted = asked.limit - rounds.length;
      // oxlint-disable-next-line no-await-in-loop -- each look begins where the one before ended
      rounds.push(...(await readBetween(asked, from, until, wanted)));
      if (rounds.length === asked.limit) return { rounds, next: rounds.at(-1)?.roundId };
      until = from;
      lookMs *= growth;
      if (clock().getTime() - begun > patienceMs && until > asked.from) {
        return { rounds, next: firstIdAt(until) };
      }
    }
    return { rounds, next: undefined };
  }

  return (asked: RoundQuestion): Promise<FoundRounds> =>
    asked.playerId !== undefined || asked.state === "open" ? listAtOnce(asked) : lookBack(asked);
}

export type SearchRounds = ReturnType<typeof createRoundSearch>;

/** Nothing behind `before` is looked at again. */
function endOf({ before, until }: RoundQuestion): Date {
  if (before === undefined) return until;
  const at = Number.parseInt(before.slice(0, 8) + before.slice(9, 13), 16) + 1;
  return new Date(Math.min(until.getTime(), at));
}

function conditionsOf(asked: RoundQuestion): RawBuilder<unknown> {
  const { playerId, game, state, asset, stakedMin, paidMin, before } = asked;
  const conditions = [
    playerId !== undefined && sql`r.player_id = ${playerId}`,
    game !== undefined && sql`r.game = ${game}`,
    state !== undefined && sql`r.state = ${state}`,
    state === "open" &&
      sql`(r.player_id, r.round_id) IN (SELECT player_id, round_id FROM casino.open_rounds)`,
    asset !== undefined && sql`r.asset = ${assetCode(asset)}`,
    stakedMin !== undefined && sql`r.staked >= ${stakedMin}`,
    paidMin !== undefined && sql`r.payout >= ${paidMin}`,
    before !== undefined && sql`r.round_id < ${before}::uuid`,
  ].filter((one) => one !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** How far back rounds are looked for where nobody says. */
export const lookedBackMs = 7 * dayMs;
