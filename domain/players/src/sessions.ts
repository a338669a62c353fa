import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import { decideSession, type SessionLimits } from "./decide-session.ts";
import { recordEvent, type EventBy } from "./events/record-event.ts";
import { placeText } from "./place-text.ts";
import { createSessionCache } from "./session-cache.ts";
import { hashToken, mintToken } from "./session-token.ts";
import type { LastSignIn } from "./sign-in/last-sign-in.ts";

export type Session = {
  readonly sessionId: string;
  readonly playerId: string;
  readonly brand: string;
  /** The player's own, so that a page need not ask for it; as fresh as the cache below. */
  readonly language: string;
  readonly device: string;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  /** Where it was last seen; undefined where nobody knows. */
  readonly place: string | undefined;
  /** The sign-in before this one: whoever it was not tells us. */
  readonly before: LastSignIn | undefined;
  readonly endsAt: Date;
  readonly idleEndsAt: Date;
};

/** One of the places where a player is signed in, as they are told of it. */
export type OpenSession = {
  readonly sessionId: string;
  readonly device: string;
  readonly place: string | null;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
};

/** Told to every process, also this one: these sessions have ended. Hashes open nothing. */
export type SessionsEnded = { readonly tokenHashes: readonly string[] };

type Row = {
  session_id: string;
  player_id: string;
  brand: string;
  language: string;
  device: string;
  place: string | null;
  started_at: Date;
  last_active_at: Date;
  before_at: Date | null;
  before_device: string | null;
  before_place: string | null;
};

type Stored = Omit<Session, "endsAt" | "idleEndsAt">;

const cacheMaxAgeMs = 5_000;
const cacheSizeMax = 20_000;
/** Activity is written down at most this often a session: the idle clock needs no finer hand. */
const touchEveryMs = 10_000;
const sweepBatch = 1_000;

/** The time somebody spent here outlives the session: limits and the activity statement read it. */
const rememberGone = sql`
  INSERT INTO players.past_session (player_id, session_id, device, started_at, last_active_at)
  SELECT player_id, session_id, device, started_at, last_active_at FROM gone
`;

export function createSessions({
  database,
  clock,
  limits,
  announceEnded,
  reportError,
}: {
  database: Database;
  clock: Clock;
  limits: SessionLimits;
  announceEnded: (ended: SessionsEnded) => Promise<void>;
  reportError: (error: unknown) => void;
}) {
  const cache = createSessionCache<Stored>({ maxAgeMs: cacheMaxAgeMs, sizeMax: cacheSizeMax });
  const withEnds = (stored: Stored): Session => {
    const { endsAt, idleEndsAt } = decideSession(stored, clock(), limits);
    return { ...stored, endsAt, idleEndsAt };
  };

  async function load(hash: Buffer): Promise<Stored | undefined> {
    const cached = cache.find(hash.toString("hex"), clock());
    if (cached !== undefined) return cached;
    const mark = cache.mark();
    const { rows } = await database.pool.query<Row>({
      // Of every call there is, this one is asked: so it is read and planned once a connection.
      name: "players find session",
      text: `SELECT s.session_id, s.player_id, d.brand, p.language, s.device, s.place,
               s.started_at, s.last_active_at, s.before_at, s.before_device, s.before_place
        FROM players.session_directory AS d
        JOIN players.session AS s ON s.player_id = d.player_id AND s.session_id = d.session_id
        JOIN players.profile AS p ON p.player_id = d.player_id
        WHERE d.token_hash = $1 AND p.status <> 'blocked'`,
      values: [hash],
    });
    const stored = rows[0] === undefined ? undefined : storedOf(rows[0]);
    if (stored !== undefined) cache.keep(hash.toString("hex"), stored, { now: clock(), mark });
    return stored;
  }

  /** Moves the idle clock. Undefined when the session was ended in the meantime. */
  async function moveIdleClock(hash: Buffer, stored: Stored): Promise<Stored | undefined> {
    const now = clock();
    const mark = cache.mark();
    if (now.getTime() - stored.lastActiveAt.getTime() < touchEveryMs) return stored;
    const { rows } = await sql<{ last_active_at: Date }>`
      UPDATE players.session SET last_active_at = greatest(last_active_at, ${now})
      WHERE player_id = ${stored.playerId} AND session_id = ${stored.sessionId}
      RETURNING last_active_at
    `.execute(database.db);
    const touched = rows[0] && { ...stored, lastActiveAt: rows[0].last_active_at };
    if (touched === undefined) cache.forget(hash.toString("hex"));
    else cache.keep(hash.toString("hex"), touched, { now, mark });
    return touched;
  }

  /** Keeps where the session was last seen. Undefined when it was ended in the meantime. */
  async function moveTo(
    hash: Buffer,
    stored: Stored,
    present: Place | undefined,
  ): Promise<Stored | undefined> {
    const place = present === undefined ? stored.place : placeText(present);
    if (place === stored.place) return stored;
    const mark = cache.mark();
    const { rows } = await sql`
      UPDATE players.session SET place = ${place ?? null}
      WHERE player_id = ${stored.playerId} AND session_id = ${stored.sessionId}
      RETURNING session_id
    `.execute(database.db);
    const moved = rows.length === 0 ? undefined : { ...stored, place };
    if (moved === undefined) cache.forget(hash.toString("hex"));
    else cache.keep(hash.toString("hex"), moved, { now: clock(), mark });
    return moved;
  }

  async function tellEnded(tokenHashes: readonly string[]): Promise<void> {
    for (const hash of tokenHashes) cache.forget(hash);
    if (tokenHashes.length === 0) return;
    // The session has ended whether or not the others hear of it: their caches forget by themselves.
    await announceEnded({ tokenHashes }).catch(reportError);
  }

  return {
    /** Always a new token, so that nothing planted in a browser ever becomes a signed-in session. */
    async start(
      tx: Transact,
      facts: Pick<Session, "playerId" | "brand" | "language" | "device" | "place" | "before">,
    ): Promise<{ token: string; session: Session }> {
      const token = mintToken();
      const now = clock();
      const { playerId, brand, language, device, place, before } = facts;
      const session = {
        sessionId: uuidv7(),
        playerId,
        brand,
        language,
        device,
        place,
        startedAt: now,
        lastActiveAt: now,
        before,
      };
      await sql`
        INSERT INTO players.session
          (player_id, session_id, token_hash, device, place, started_at, last_active_at,
           before_at, before_device, before_place)
        VALUES (${playerId}, ${session.sessionId}, ${hashToken(token)}, ${device},
                ${place ?? null}, ${now}, ${now},
                ${before?.at ?? null}, ${before?.device ?? null}, ${before?.place ?? null})
      `.execute(tx);
      await sql`
        INSERT INTO players.session_directory (token_hash, brand, player_id, session_id)
        VALUES (${hashToken(token)}, ${brand}, ${playerId}, ${session.sessionId})
      `.execute(tx);
      return { token, session: withEnds(session) };
    },

    /**
     * `touch` says whether this request is activity: polls, prefetches and sockets are not. `present` is
     * where it comes from: whoever knows keeps what the law asks of the session up to date.
     */
    async find(request: {
      token: string;
      brand: string;
      touch: boolean;
      present?: Place | undefined;
    }): Promise<Session | undefined> {
      const hash = hashToken(request.token);
      if (hash === undefined) return undefined;
      const stored = await load(hash);
      if (stored === undefined || stored.brand !== request.brand) return undefined;
      if (!decideSession(stored, clock(), limits).live) {
        cache.forget(hash.toString("hex"));
        return undefined;
      }
      const placed = await moveTo(hash, stored, request.present);
      const current = request.touch && placed ? await moveIdleClock(hash, placed) : placed;
      return current && withEnds(current);
    },

    /** Ends one session. Ending what has already ended is no error, and nothing that happened. */
    async end(token: string, told?: "signed_out"): Promise<void> {
      const hash = hashToken(token);
      if (hash === undefined) return;
      await transact(database, async (tx) => {
        const { rows } = await sql<{ player_id: string }>`
          WITH found AS (
            DELETE FROM players.session_directory WHERE token_hash = ${hash}
            RETURNING player_id, session_id
          ), gone AS (
            DELETE FROM players.session AS s USING found
            WHERE s.player_id = found.player_id AND s.session_id = found.session_id
            RETURNING s.*
          ), remembered AS (${rememberGone})
          SELECT player_id FROM gone
        `.execute(tx);
        const [gone] = rows;
        if (gone === undefined || told === undefined) return;
        await recordEvent(tx, { playerId: gone.player_id, kind: told, by: "player" });
      });
      await tellEnded([hash.toString("hex")]);
    },

    /** Ends every session of a player: what a changed password, a block or an exclusion asks for. */
    async endAllOf(playerId: string): Promise<void> {
      const { rows } = await sql<{ token_hash: Buffer }>`
        WITH gone AS (
          DELETE FROM players.session WHERE player_id = ${playerId} RETURNING *
        ), remembered AS (${rememberGone})
        DELETE FROM players.session_directory AS d USING gone
        WHERE d.token_hash = gone.token_hash
        RETURNING d.token_hash
      `.execute(database.db);
      await tellEnded(rows.map((row) => row.token_hash.toString("hex")));
    },

    /** Ends the session with this id, if it is the player's and goes on. */
    async endOne(
      { playerId, sessionId }: { playerId: string; sessionId: string },
      by: EventBy = "player",
    ): Promise<void> {
      const gone = await transact(database, async (tx) => {
        const { rows } = await sql<{ token_hash: Buffer }>`
          WITH gone AS (
            DELETE FROM players.session
            WHERE player_id = ${playerId} AND session_id = ${sessionId} RETURNING *
          ), remembered AS (${rememberGone})
          DELETE FROM players.session_directory AS d USING gone
          WHERE d.token_hash = gone.token_hash
          RETURNING d.token_hash
        `.execute(tx);
        if (rows.length > 0) await recordEvent(tx, { playerId, kind: "session_ended", by });
        return rows;
      });
      await tellEnded(gone.map((row) => row.token_hash.toString("hex")));
    },

    /** Where a player is signed in, the newest activity in front. */
    async listOf(playerId: string): Promise<readonly OpenSession[]> {
      const { rows } = await sql<OpenSession>`
        SELECT session_id AS "sessionId", device, place, started_at AS "startedAt",
               last_active_at AS "lastActiveAt"
        FROM players.session WHERE player_id = ${playerId}
        ORDER BY last_active_at DESC, session_id DESC
      `.execute(database.db);
      return rows.filter((session) => decideSession(session, clock(), limits).live);
    },

    /** What another process told over the fan-out. */
    forget(ended: SessionsEnded): void {
      for (const hash of ended.tokenHashes) cache.forget(hash);
    },

    /** After a gap in the fan-out nobody knows what was missed. */
    forgetAll: () => cache.forgetAll(),

    /** For the worker: removes what ended by time, a batch at once. Returns how many. */
    async sweep(): Promise<number> {
      const now = clock().getTime();
      const { numAffectedRows } = await sql`
        WITH ended AS (
          SELECT player_id, session_id FROM players.session
          WHERE last_active_at <= ${new Date(now - limits.idleMs)}
             OR started_at <= ${new Date(now - limits.absoluteMs)}
          LIMIT ${sweepBatch} FOR UPDATE SKIP LOCKED
        ), gone AS (
          DELETE FROM players.session AS s USING ended
          WHERE s.player_id = ended.player_id AND s.session_id = ended.session_id
          RETURNING s.*
        ), remembered AS (${rememberGone})
        DELETE FROM players.session_directory AS d USING gone
        WHERE d.token_hash = gone.token_hash
      `.execute(database.db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

function storedOf(row: Row): Stored {
  const { before_at: at, before_device: device, before_place: placeBefore } = row;
  return {
    sessionId: row.session_id,
    playerId: row.player_id,
    brand: row.brand,
    language: row.language,
    device: row.device,
    place: row.place ?? undefined,
    startedAt: row.started_at,
    lastActiveAt: row.last_active_at,
    before: at === null ? undefined : { at, device: device ?? "", place: placeBefore ?? undefined },
  };
}
