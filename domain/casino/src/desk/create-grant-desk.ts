import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, parseMoney, type Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { readGames, stakesIn } from "../catalogue/catalogue.ts";
import { insertGrants } from "../grants/grant-store.ts";
import type { RecordGameAct } from "./create-catalogue-desk.ts";
import { decideGrant, passOver, type GrantRefusalCode, type PassedOver } from "./decide-grant.ts";

export const grantStates = ["open", "used", "over", "cancelled"] as const;
export type GrantState = (typeof grantStates)[number];

export type KeptGrant = {
  readonly id: string;
  readonly playerId: string;
  readonly game: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly rounds: number;
  readonly used: number;
  readonly won: bigint;
  readonly state: GrantState;
  readonly reason: string | null;
  readonly givenBy: string;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly cancelled: { readonly at: Date; readonly by: string; readonly reason: string } | null;
};

type Row = {
  id: string;
  playerId: string;
  game: string;
  asset: string;
  stake: bigint;
  rounds: number;
  used: number;
  won: bigint;
  state: GrantState;
  reason: string | null;
  givenBy: string;
  givenAt: Date;
  expiresAt: Date;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
};

export type GiveAsked = {
  readonly pressId: string;
  readonly playerIds: readonly string[];
  readonly game: string;
  readonly asset: Asset;
  /** A decimal in major units. */
  readonly stake: string;
  readonly rounds: number;
  readonly expiresAt: Date;
  readonly reason: string;
  readonly staffId: string;
};

export type Given = {
  readonly playerId: string;
  readonly passedOver: PassedOver | null;
};

export type GrantQuestion = {
  readonly playerId?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: GrantState | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Free rounds in the hands of staff. */
export function createGrantDesk({
  database,
  clock,
  record,
  readPlayers,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordGameAct;
  /** What is known of those that there are. */
  readonly readPlayers: (
    playerIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly currency: string; readonly isKeptFromPlay: boolean }>
  >;
}) {
  return {
    /** The newest first. */
    async list(asked: GrantQuestion): Promise<readonly KeptGrant[]> {
      const { playerId, game, state, before, limit } = asked;
      const { rows } = await sql<Row>`
        SELECT * FROM (
          SELECT grant_id AS id, player_id AS "playerId", game, asset, stake, rounds, used, won,
            CASE WHEN used = rounds THEN 'used' WHEN cancelled_at IS NOT NULL THEN 'cancelled'
              WHEN expires_at <= ${clock()} THEN 'over' ELSE 'open' END AS state,
            reason, granted_by AS "givenBy", granted_at AS "givenAt", expires_at AS "expiresAt",
            cancelled_at AS "cancelledAt", cancelled_by AS "cancelledBy", cancel_reason AS "cancelReason"
          FROM casino.grants
          WHERE (${playerId ?? null}::uuid IS NULL OR player_id = ${playerId ?? null}::uuid)
            AND (${game ?? null}::text IS NULL OR game = ${game ?? null})
            AND (${before ?? null}::uuid IS NULL OR grant_id < ${before ?? null}::uuid)
        ) AS kept
        WHERE ${state ?? null}::text IS NULL OR state = ${state ?? null}
        ORDER BY id DESC LIMIT ${limit}
      `.execute(database.db);
      return rows.map(grantOf);
    },

    /** To each of these, or to none of them; the same press gives nobody twice. */
    async give(
      asked: GiveAsked,
    ): Promise<Result<readonly Given[], { readonly code: GrantRefusalCode | "not_found" }>> {
      const { game: code, asset, staffId, pressId, rounds, expiresAt, reason } = asked;
      const now = clock();
      const game = (await readGames(database.db, { games: [code], now })).get(code);
      if (game === undefined) return refuse({ code: "not_found" });
      const parsed = parseMoney(asked.stake, asset);
      const stake = parsed.ok ? parsed.value.minor : 0n;
      const { isDisabled } = game;
      const { isShared } = game.family;
      const stakes = stakesIn(game, asset);
      const no = decideGrant({ stake, expiresAt }, { isDisabled, isShared, stakes, now });
      if (no !== undefined) return refuse({ code: no });
      const playerIds = [...new Set(asked.playerIds)];
      const players = await readPlayers(playerIds);
      const judged = playerIds.map((playerId): Given => {
        return { playerId, passedOver: passOver(players.get(playerId), asset) ?? null };
      });
      const given = judged
        .filter(({ passedOver }) => passedOver === null)
        .map(({ playerId }) => ({
          playerId,
          grantId: uuidv7(),
          game: code,
          asset,
          stake,
          rounds,
          staffId,
          expiresAt,
          reason,
          pressId,
        }));
      return transact(database, async (tx) => {
        const written = new Set(await insertGrants(tx, given, now));
        const facts = { game: code, rounds, stake: asked.stake, currency: asset, reason };
        for (const { playerId, grantId } of given.filter((one) => written.has(one.grantId))) {
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await record(tx, {
            staffId,
            action: "games.free-rounds-given",
            subject: playerId,
            facts: { ...facts, grantId },
          });
        }
        const isNew = new Set(
          given.filter(({ grantId }) => written.has(grantId)).map(({ playerId }) => playerId),
        );
        return ok(
          judged.map(({ playerId, passedOver }): Given => {
            const isRepeat = passedOver === null && !isNew.has(playerId);
            return { playerId, passedOver: isRepeat ? "given_already" : passedOver };
          }),
        );
      });
    },

    /** What was played of it stays played, and what is won in a round that is open is paid. */
    cancel(asked: {
      readonly id: string;
      readonly staffId: string;
      readonly reason: string;
    }): Promise<Result<undefined, { readonly code: "not_found" | "free_rounds_over" }>> {
      const { id, staffId, reason } = asked;
      return transact(database, async (tx) => {
        const now = clock();
        const { rows } = await sql<{
          playerId: string;
          game: string;
          left: number;
          isOver: boolean;
          cancelledBy: string | null;
        }>`
          SELECT player_id AS "playerId", game, rounds - used AS left,
            used = rounds OR expires_at <= ${now} AS "isOver", cancelled_by AS "cancelledBy"
          FROM casino.grants WHERE grant_id = ${id} FOR UPDATE
        `.execute(tx);
        const [grant] = rows;
        if (grant === undefined) return refuse({ code: "not_found" });
        if (grant.cancelledBy === staffId) return ok();
        if (grant.isOver || grant.cancelledBy !== null) return refuse({ code: "free_rounds_over" });
        await sql`
          UPDATE casino.grants
          SET cancelled_at = ${now}, cancelled_by = ${staffId}, cancel_reason = ${reason}
          WHERE player_id = ${grant.playerId} AND grant_id = ${id}
        `.execute(tx);
        const { playerId: subject, game, left } = grant;
        const facts = { game, left, reason, grantId: id };
        await record(tx, { staffId, action: "games.free-rounds-cancelled", subject, facts });
        return ok();
      });
    },
  };
}

export type GrantDesk = ReturnType<typeof createGrantDesk>;

function grantOf({ cancelledAt, cancelledBy, cancelReason, asset, ...row }: Row): KeptGrant {
  const [name = ""] = asset.split("/");
  const isCancelled = cancelledAt !== null && cancelledBy !== null;
  return {
    ...row,
    asset: getAsset(name),
    cancelled: isCancelled
      ? { at: cancelledAt, by: cancelledBy, reason: cancelReason ?? "" }
      : null,
  };
}
