import { hash } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, type Asset } from "@croupier/kit/money";
import { randomToken } from "@croupier/kit/random";
import type { Clock } from "@croupier/kit/time";
import { together } from "@croupier/ledger";
import { findPlayers, findSessions, type OfProvider } from "./find-together.ts";

/** One player at one game of one provider. */
export type PlaySession = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly currency: Asset;
  readonly expiresAt: Date;
};

export type Launch = {
  readonly provider: string;
  readonly playerId: string;
  /** The signing in under which the player plays: limits and reality checks count by it. */
  readonly sessionId: string;
  readonly gameCode: string;
  readonly currency: Asset;
};

const launchMs = 5 * 60_000;
const sessionMs = 12 * 3_600_000;

type Found = { readonly playerId: string; readonly playSessionId: string };

export function createPlaySessions({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;

  const findSession = together((asked: readonly OfProvider<Buffer>[]) =>
    findSessions(database, asked),
  );
  const findPlayer = together((asked: readonly OfProvider<string>[]) =>
    findPlayers(database, asked),
  );

  function findLaunch(provider: string, token: string) {
    return db
      .selectFrom("providers.token_directory as t")
      .innerJoin("providers.play_session as s", (join) =>
        join
          .onRef("s.player_id", "=", "t.player_id")
          .onRef("s.play_session_id", "=", "t.play_session_id"),
      )
      .selectAll("s")
      .where("t.token_hash", "=", hashOf(token))
      .where("t.kind", "=", "launch")
      .where("t.provider", "=", provider)
      .executeTakeFirst();
  }

  async function begin(launch: Launch, kind: "launch" | "session") {
    const token = randomToken(32);
    const playSessionId = uuidv7();
    const now = clock();
    const isOpen = kind === "session";
    const playerRef = await transact(database, async (tx) => {
      await tx
        .insertInto("providers.play_session")
        .values({
          player_id: launch.playerId,
          play_session_id: playSessionId,
          provider: launch.provider,
          session_id: launch.sessionId,
          game_code: launch.gameCode,
          currency: launch.currency,
          launched_at: now,
          exchanged_at: isOpen ? now : null,
          expires_at: new Date(now.getTime() + (isOpen ? sessionMs : launchMs)),
        })
        .execute();
      const found = { playerId: launch.playerId, playSessionId };
      await keepToken(tx, { kind, provider: launch.provider, token, found });
      await claimRef(tx, launch);
      return readRef(tx, launch);
    });
    return { token, playerRef };
  }

  return {
    /** The token that opens the game: good for five minutes, and for one exchange. */
    async launch(launch: Launch): Promise<string> {
      const { token } = await begin(launch, "launch");
      return token;
    },

    /** The session itself, for a dialect that exchanges nothing. */
    open: (launch: Launch): Promise<{ token: string; playerRef: string }> =>
      begin(launch, "session"),

    /** Undefined for a token that is nobody's, of another provider, too old, or exchanged before. */
    async exchange(provider: string, launchToken: string) {
      const launched = await findLaunch(provider, launchToken);
      if (launched === undefined) return undefined;
      const now = clock();
      const token = randomToken(32);
      return transact(database, async (tx) => {
        const taken = await tx
          .updateTable("providers.play_session")
          .set({ exchanged_at: now, expires_at: new Date(now.getTime() + sessionMs) })
          .where("player_id", "=", launched.player_id)
          .where("play_session_id", "=", launched.play_session_id)
          .where("exchanged_at", "is", null)
          .where("expires_at", ">", now)
          .returning("play_session_id")
          .executeTakeFirst();
        if (taken === undefined) return undefined;
        const { player_id: playerId, play_session_id: playSessionId } = launched;
        const found = { playerId, playSessionId };
        await keepToken(tx, { kind: "session", provider, token, found });
        const playerRef = await readRef(tx, { provider, playerId });
        return { token, playerRef, playerId, currency: getAsset(launched.currency) };
      });
    },

    async find(provider: string, sessionToken: string): Promise<PlaySession | undefined> {
      const row = await findSession({ provider, key: hashOf(sessionToken) });
      if (row === undefined) return undefined;
      return {
        playerId: row.player_id,
        sessionId: row.session_id,
        gameCode: row.game_code,
        currency: getAsset(row.currency),
        expiresAt: row.expires_at,
      };
    },

    /** Whom a provider means, however their sessions stand. */
    findPlayer: (provider: string, playerRef: string): Promise<string | undefined> =>
      findPlayer({ provider, key: playerRef }),
  };
}

export type PlaySessions = ReturnType<typeof createPlaySessions>;

async function keepToken(
  tx: Transact,
  kept: { kind: "launch" | "session"; provider: string; token: string; found: Found },
): Promise<void> {
  await tx
    .insertInto("providers.token_directory")
    .values({
      token_hash: hashOf(kept.token),
      kind: kept.kind,
      provider: kept.provider,
      player_id: kept.found.playerId,
      play_session_id: kept.found.playSessionId,
    })
    .execute();
}

/** Chance alone: two providers that compare their lists find nobody. */
async function claimRef(tx: Transact, { provider, playerId }: Launch): Promise<void> {
  const made = await tx
    .insertInto("providers.player_ref")
    .values({ player_id: playerId, provider, player_ref: randomToken(16) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("player_ref")
    .executeTakeFirst();
  if (made === undefined) return;
  await tx
    .insertInto("providers.player_ref_directory")
    .values({ provider, player_ref: made.player_ref, player_id: playerId })
    .execute();
}

async function readRef(
  tx: Transact,
  { provider, playerId }: Pick<Launch, "provider" | "playerId">,
): Promise<string> {
  const row = await tx
    .selectFrom("providers.player_ref")
    .select("player_ref")
    .where("player_id", "=", playerId)
    .where("provider", "=", provider)
    .executeTakeFirstOrThrow();
  return row.player_ref;
}

function hashOf(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
