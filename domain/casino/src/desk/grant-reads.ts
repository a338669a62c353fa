import type { Database, Transact } from "@croupier/database";
import type { Answer, RequestState } from "@croupier/kit/dual-control";
import type { Asset } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { sql, type RawBuilder } from "kysely";
import { assetOf } from "../jackpots/asset-of.ts";

type Db = Database["db"] | Transact;

/** So long a press waits for a colleague; then it has run out. */
export const answerMs = 3 * dayMs;

export const grantStates = [
  "waiting",
  "open",
  "used",
  "over",
  "declined",
  "withdrawn",
  "cancelled",
] as const;
export type GrantState = (typeof grantStates)[number];

/** Of a row of casino.grants. */
export const grantState = (now: Date): RawBuilder<GrantState> => sql<GrantState>`
  CASE WHEN used = rounds THEN 'used' WHEN cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN answer IN ('declined', 'withdrawn') THEN answer
    WHEN expires_at <= ${now} THEN 'over'
    WHEN NOT takes_two OR answer IS NOT NULL THEN 'open'
    WHEN granted_at <= ${new Date(now.getTime() - answerMs)} THEN 'over' ELSE 'waiting' END
`;

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
  /** Of what takes two: the whole that one of staff gives and a colleague answers. */
  readonly press: {
    readonly id: string;
    readonly players: number;
    readonly worth: bigint;
    /** Until when it waits. */
    readonly until: Date;
    readonly answered: { readonly at: Date; readonly by: string; readonly note: string } | null;
  } | null;
};

export type GrantQuestion = {
  readonly playerId?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: GrantState | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

type KeptRow = {
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
  pressId: string | null;
  takesTwo: boolean;
  answeredAt: Date | null;
  answeredBy: string | null;
  answerNote: string | null;
  players: number;
  worth: bigint;
};

/** The newest first. */
export async function listGrants(
  db: Db,
  { playerId, game, state, before, limit }: GrantQuestion,
  now: Date,
): Promise<readonly KeptGrant[]> {
  const { rows } = await sql<KeptRow>`
    SELECT kept.*, whole.players, whole.worth FROM (
      SELECT grant_id AS id, player_id AS "playerId", game, asset, stake, rounds, used, won,
        ${grantState(now)} AS state,
        reason, granted_by AS "givenBy", granted_at AS "givenAt", expires_at AS "expiresAt",
        cancelled_at AS "cancelledAt", cancelled_by AS "cancelledBy", cancel_reason AS "cancelReason",
        press_id AS "pressId", takes_two AS "takesTwo", answered_at AS "answeredAt",
        answered_by AS "answeredBy", answer_note AS "answerNote"
      FROM casino.grants
      WHERE (${playerId ?? null}::uuid IS NULL OR player_id = ${playerId ?? null}::uuid)
        AND (${game ?? null}::text IS NULL OR game = ${game ?? null})
        AND (${before ?? null}::uuid IS NULL OR grant_id < ${before ?? null}::uuid)
    ) AS kept
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS players, coalesce(sum(g.stake * g.rounds), 0)::bigint AS worth
      FROM casino.grants AS g
      WHERE kept."takesTwo" AND g.press_id = kept."pressId" AND g.cancelled_at IS NULL
    ) AS whole
    WHERE ${state ?? null}::text IS NULL OR state = ${state ?? null}
    ORDER BY id DESC LIMIT ${limit}
  `.execute(db);
  return rows.map(grantOf);
}

function grantOf({ cancelledAt, cancelledBy, cancelReason, asset, ...row }: KeptRow): KeptGrant {
  const { pressId, takesTwo, answeredAt, answeredBy, answerNote, players, worth, ...grant } = row;
  const isCancelled = cancelledAt !== null && cancelledBy !== null;
  const isAnswered = answeredAt !== null && answeredBy !== null;
  return {
    ...grant,
    asset: assetOf(asset),
    cancelled: isCancelled
      ? { at: cancelledAt, by: cancelledBy, reason: cancelReason ?? "" }
      : null,
    press:
      takesTwo && pressId !== null
        ? {
            id: pressId,
            players,
            worth,
            until: new Date(
              Math.min(grant.givenAt.getTime() + answerMs, grant.expiresAt.getTime()),
            ),
            answered: isAnswered
              ? { at: answeredAt, by: answeredBy, note: answerNote ?? "" }
              : null,
          }
        : null,
  };
}

/** Free rounds that staff gave, or asked to give, with one press: the same to each of its players. */
export type Press = {
  readonly game: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly rounds: number;
  readonly expiresAt: Date;
  readonly askedBy: string;
  /** Nobody plays them before a colleague says yes. */
  readonly takesTwo: boolean;
  readonly state: RequestState;
  readonly answeredBy: string | null;
  readonly grants: readonly { grantId: string; playerId: string; state: GrantState }[];
};

type PressRow = Omit<Press, "asset" | "state" | "grants"> & {
  asset: string;
  answer: Answer | null;
  grantId: string;
  playerId: string;
  state: GrantState;
};

/** Locked, it is answered by nobody else until the transaction ends. */
export async function findPress(
  db: Db,
  pressId: string,
  { now, locked = false }: { readonly now: Date; readonly locked?: boolean },
): Promise<Press | undefined> {
  const { rows } = await sql<PressRow>`
    SELECT game, asset, stake, rounds, expires_at AS "expiresAt", granted_by AS "askedBy",
      takes_two AS "takesTwo", answer, answered_by AS "answeredBy", grant_id AS "grantId",
      player_id AS "playerId", ${grantState(now)} AS state
    FROM casino.grants WHERE press_id = ${pressId}
    ORDER BY grant_id ${locked ? sql`FOR UPDATE` : sql``}
  `.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  // A yes passes over players who are kept from playing by then.
  const told = rows.find(({ answer }) => answer === "approved") ?? rows.find(isAnswered) ?? first;
  const { game, asset, stake, rounds, expiresAt, askedBy, takesTwo } = first;
  const terms = { game, asset: assetOf(asset), stake, rounds, expiresAt, askedBy, takesTwo };
  return {
    ...terms,
    state: told.answer ?? "waiting",
    answeredBy: told.answeredBy,
    grants: rows.map(({ grantId, playerId, state }) => ({ grantId, playerId, state })),
  };
}

const isAnswered = ({ answer }: PressRow): boolean => answer !== null;
