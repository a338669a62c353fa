import { transact, type Database, type Transact } from "@croupier/database";
import { fingerprintOf } from "@croupier/kit/fair";
import { hexOf } from "@croupier/kit/sha256";
import { randomBytes } from "@croupier/kit/random";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { createOpenedSeeds } from "./opened-seeds.ts";
import { ownerOf, type Vault } from "./vault.ts";

type Db = Database["db"] | Transact;

/** The pair that decides, without what nobody may know yet. */
export type SeedPair = {
  readonly number: number;
  readonly fingerprint: string;
  readonly playerSeed: string;
  readonly nonceNext: number;
};

/** A pair that decides no more. */
export type RevealedSeeds = SeedPair & {
  readonly serverSeed: string;
  readonly since: Date;
  readonly revealedAt: Date;
};

/** The pair of a player whose next round is being decided, under a lock that lasts until it is. */
export type DecidingSeeds = SeedPair & { readonly playerId: string; readonly serverSeed: string };

/** What a round is decided by, as it is kept. */
export type SeedRow = {
  player_id: string;
  number: number;
  sealed_server_seed: string;
  fingerprint: string;
  player_seed: string;
  nonce_next: number;
};

type Row = SeedRow & { since: Date; revealed_at: Date | null };

/** A server seed that decides nothing yet. */
type Drawn = { readonly number: number; readonly sealed: string; readonly fingerprint: string };

export type SeedChange = {
  readonly playerSeed: string;
  /** Of the next server seed, as the player was shown it; absent where they were shown none. */
  readonly nextFingerprint?: string | undefined;
};

type ChangedSeeds = {
  readonly deciding: SeedPair;
  readonly nextFingerprint: string;
  readonly revealed: RevealedSeeds;
};

const shownMax = 50;
const looksMax = 20;

export function createSeedStore({
  database,
  vault,
  clock,
}: {
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
}) {
  const opened = createOpenedSeeds(vault);
  const serverSeedOf = (row: SeedRow): string =>
    opened.open(row.sealed_server_seed, ownerOf({ playerId: row.player_id, number: row.number }));

  /** A server seed is 256 random bits, used as the text it is shown as, and sealed to its player and number. */
  function draw(of: { readonly playerId: string; readonly number: number }): Drawn {
    const serverSeed = hexOf(randomBytes(32));
    const sealed = vault.seal(serverSeed, ownerOf(of));
    return { number: of.number, sealed, fingerprint: fingerprintOf(serverSeed) };
  }

  async function begin(
    tx: Db,
    { playerId, playerSeed, drawn }: { playerId: string; playerSeed: string; drawn: Drawn },
  ): Promise<SeedPair | undefined> {
    const { number, sealed, fingerprint } = drawn;
    const { numAffectedRows } = await sql`
      INSERT INTO casino.seeds (player_id, number, sealed_server_seed, fingerprint, player_seed, since)
      VALUES (${playerId}, ${number}, ${sealed}, ${fingerprint}, ${playerSeed}, ${clock()})
      ON CONFLICT DO NOTHING
    `.execute(tx);
    return numAffectedRows === 1n ? { number, fingerprint, playerSeed, nonceNext: 0 } : undefined;
  }

  /** What was drawn for the pair of this number, if it was. */
  async function findNext(
    db: Db,
    { playerId, number }: { readonly playerId: string; readonly number: number },
  ): Promise<Drawn | undefined> {
    const { rows } = await sql<Drawn>`
      SELECT number, sealed_server_seed AS sealed, fingerprint FROM casino.next_seeds
      WHERE player_id = ${playerId} AND number = ${number}
    `.execute(db);
    return rows[0];
  }

  /**
   * As it was drawn, or drawn now. Never in the place of one that may be on show: what another tab drew in the same
   * moment is what counts, and undefined says that a pair of this number has its seed already.
   */
  async function findOrDrawNext(
    db: Db,
    of: { readonly playerId: string; readonly number: number },
  ): Promise<Drawn | undefined> {
    const known = await findNext(db, of);
    if (known !== undefined) return known;
    const drawn = draw(of);
    await sql`
      INSERT INTO casino.next_seeds AS n (player_id, number, sealed_server_seed, fingerprint, drawn_at)
      VALUES (${of.playerId}, ${of.number}, ${drawn.sealed}, ${drawn.fingerprint}, ${clock()})
      ON CONFLICT (player_id) DO UPDATE
      SET number = excluded.number, sealed_server_seed = excluded.sealed_server_seed,
        fingerprint = excluded.fingerprint, drawn_at = excluded.drawn_at
      WHERE n.number < excluded.number
    `.execute(db);
    return findNext(db, of);
  }

  /** By their players. */
  function openPairs(rows: readonly SeedRow[]): ReadonlyMap<string, DecidingSeeds> {
    return new Map(
      rows.map((row) => {
        const { player_id: playerId } = row;
        return [playerId, { playerId, ...pairOf(row), serverSeed: serverSeedOf(row) }];
      }),
    );
  }

  async function findDeciding(db: Db, playerId: string): Promise<SeedPair | undefined> {
    const { rows } = await sql<Row>`
      SELECT * FROM casino.seeds WHERE player_id = ${playerId} AND revealed_at IS NULL
    `.execute(db);
    return rows[0] && pairOf(rows[0]);
  }

  /** A pair that was put in its place while the lock was waited for is seen by the next statement. */
  async function lockDeciding(tx: Transact, playerId: string): Promise<Row> {
    for (let looks = 0; looks < looksMax; looks += 1) {
      const { rows } = await sql<Row>`
        SELECT * FROM casino.seeds WHERE player_id = ${playerId} AND revealed_at IS NULL FOR UPDATE
      `.execute(tx);
      if (rows[0] !== undefined) return rows[0];
    }
    throw new Error("a game session has seeds");
  }

  /** Behind the lock on the pair that decides. */
  async function change(
    tx: Transact,
    row: Row,
    { playerSeed, nextFingerprint }: SeedChange,
  ): Promise<Result<ChangedSeeds, { readonly code: "round_open" | "seeds_changed" }>> {
    const { player_id: playerId, number } = row;
    const now = clock();
    // In a statement of its own: a round that was opened meanwhile is seen.
    const { rows: open } = await sql`
      SELECT FROM casino.open_rounds WHERE player_id = ${playerId} LIMIT 1
    `.execute(tx);
    if (open.length > 0) return refuse({ code: "round_open" });
    const drawn = await findOrDrawNext(tx, { playerId, number: number + 1 });
    if (nextFingerprint !== undefined && nextFingerprint !== drawn?.fingerprint) {
      return refuse({ code: "seeds_changed" });
    }
    await sql`
      UPDATE casino.seeds SET revealed_at = ${now}
      WHERE player_id = ${playerId} AND number = ${number}
    `.execute(tx);
    const deciding = drawn && (await begin(tx, { playerId, playerSeed, drawn }));
    const next = await findOrDrawNext(tx, { playerId, number: number + 2 });
    if (deciding === undefined || next === undefined) {
      throw new Error("the next pair has a number of its own");
    }
    const revealed = revealedOf(row, serverSeedOf(row), now);
    return ok({ deciding, nextFingerprint: next.fingerprint, revealed });
  }

  return {
    /** The pair that decides the player's next round; the first is made with the first game. */
    async ensure(playerId: string): Promise<SeedPair> {
      for (;;) {
        const deciding =
          (await findDeciding(database.db, playerId)) ??
          // Undefined as well where another tab was faster.
          (await begin(database.db, {
            playerId,
            playerSeed: hexOf(randomBytes(8)),
            drawn: draw({ playerId, number: 1 }),
          }));
        if (deciding !== undefined) return deciding;
      }
    },

    /**
     * The fingerprint of the server seed that decides behind this pair, fixed before the player chooses theirs.
     * Undefined: the pair decides no more.
     */
    async ensureNext(playerId: string, { number }: SeedPair): Promise<string | undefined> {
      const next = await findOrDrawNext(database.db, { playerId, number: number + 1 });
      return next?.fingerprint;
    },

    /** The pairs that decide now, not locked: what is decided by them is a guess. */
    async readDeciding(
      tx: Transact,
      playerIds: readonly string[],
    ): Promise<ReadonlyMap<string, DecidingSeeds>> {
      const { rows } = await sql<Row>`
        SELECT * FROM casino.seeds
        WHERE player_id = ANY (${playerIds}::uuid[]) AND revealed_at IS NULL
      `.execute(tx);
      return openPairs(rows);
    },

    openPairs,

    /**
     * Shows what decided until now. In its place comes the server seed that was told as the next one, with the
     * player's. Not while a round is open, nor where another one is the next than the player was shown.
     */
    rotate(playerId: string, { playerSeed, nextFingerprint }: SeedChange) {
      return transact(database, async (tx) => {
        const row = await lockDeciding(tx, playerId);
        return change(tx, row, { playerSeed, nextFingerprint });
      });
    },

    /**
     * Has the pair of this number shown. Where it still decides, the server seed that is next takes over beside the
     * player's own, which stays; where it decides no more, nothing changes.
     */
    reveal(
      playerId: string,
      number: number,
    ): Promise<Result<undefined, { readonly code: "round_open" }>> {
      return transact(database, async (tx) => {
        const row = await lockDeciding(tx, playerId);
        if (row.number !== number) return ok(undefined);
        const changed = await change(tx, row, { playerSeed: row.player_seed });
        return changed.ok ? ok(undefined) : refuse({ code: "round_open" });
      });
    },

    /** The pairs that decided before, the latest first. */
    async listRevealed(playerId: string): Promise<readonly RevealedSeeds[]> {
      const { rows } = await sql<Row>`
        SELECT * FROM casino.seeds WHERE player_id = ${playerId} AND revealed_at IS NOT NULL
        ORDER BY number DESC LIMIT ${shownMax}
      `.execute(database.db);
      return rows.map((row) => revealedOf(row, serverSeedOf(row), row.revealed_at ?? row.since));
    },

    /** What is shown of the pair that decided a round. */
    async findShown(
      playerId: string,
      number: number,
    ): Promise<{ readonly serverSeed: string; readonly revealedAt: Date } | undefined> {
      const { rows } = await sql<Row>`
        SELECT * FROM casino.seeds
        WHERE player_id = ${playerId} AND number = ${number} AND revealed_at IS NOT NULL
      `.execute(database.db);
      const [row] = rows;
      if (row === undefined || row.revealed_at === null) return undefined;
      return { serverSeed: serverSeedOf(row), revealedAt: row.revealed_at };
    },

    findDeciding: (playerId: string) => findDeciding(database.db, playerId),
  };
}

export type SeedStore = ReturnType<typeof createSeedStore>;

function pairOf(row: SeedRow): SeedPair {
  const { number, fingerprint, player_seed: playerSeed, nonce_next: nonceNext } = row;
  return { number, fingerprint, playerSeed, nonceNext };
}

function revealedOf(row: Row, serverSeed: string, revealedAt: Date): RevealedSeeds {
  return { ...pairOf(row), serverSeed, since: row.since, revealedAt };
}
