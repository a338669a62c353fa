import { planOnce, type Database, type Transact } from "@croupier/database";
import { fingerprintOf } from "@croupier/kit/fair";
import type { Asset } from "@croupier/kit/money";
import { randomBytes } from "@croupier/kit/random";
import { hexOf } from "@croupier/kit/sha256";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { createOpenedSeeds } from "../seeds/opened-seeds.ts";
import type { Vault } from "../seeds/vault.ts";
import { assetOf } from "./asset-of.ts";
import { dropOf, type Pot } from "./pot.ts";

/** A pot behind its lock, with what may not be known of it. */
export type GrowingPot = Pot & {
  readonly games: readonly string[];
  readonly parts: bigint;
  readonly posted: bigint;
  readonly drop: bigint;
};

type Row = {
  jackpot: string;
  asset: string;
  games: string[];
  parts: number;
  number: number;
  seed: bigint;
  drops_by: bigint;
  collected: bigint;
  posted: bigint;
  sealed_server_seed: string;
};

type NewPot = {
  readonly jackpot: string;
  readonly asset: Asset;
  readonly number: number;
  readonly collected: bigint;
  readonly posted: bigint;
  readonly now: Date;
};

export function createPotStore({ vault }: { readonly vault: Vault }) {
  const opened = createOpenedSeeds(vault);

  return {
    /**
     * Those that these games feed and that grow now, locked until the transaction ends. The lock is on the
     * definition, in a statement of its own: who waited for it reads the pot that has begun meanwhile.
     */
    async lockGrowing(
      tx: Transact,
      asked: { readonly games: readonly string[]; readonly assets: readonly Asset[] },
    ): Promise<readonly GrowingPot[]> {
      const assets = asked.assets.map(assetCode);
      await sql`${sql.raw(planOnce)}
        SELECT FROM casino.jackpots AS j
        WHERE j.games && ${asked.games}::text[] AND j.asset = ANY (${assets}::text[])
        ORDER BY j.jackpot, j.asset
        FOR NO KEY UPDATE
      `.execute(tx);
      const { rows } = await sql<Row>`${sql.raw(planOnce)}
        SELECT p.*, j.games, j.parts
        FROM casino.jackpots AS j
        JOIN casino.pots AS p ON p.jackpot = j.jackpot AND p.asset = j.asset AND p.dropped_at IS NULL
        WHERE j.games && ${asked.games}::text[] AND j.asset = ANY (${assets}::text[])
          AND j.disabled_at IS NULL
        ORDER BY p.jackpot, p.asset
      `.execute(tx);
      return rows.map((row) => {
        const pot = potOf(row);
        const serverSeed = opened.open(row.sealed_server_seed, ownerOf(pot));
        const { games, parts, posted } = row;
        return { ...pot, games, parts: BigInt(parts), posted, drop: dropOf(pot, serverSeed) };
      });
    },

    async grow(tx: Transact, pot: Pot & { readonly posted: bigint }): Promise<void> {
      await sql`${sql.raw(planOnce)}
        UPDATE casino.pots SET collected = ${pot.collected}, posted = ${pot.posted}
        WHERE jackpot = ${pot.jackpot} AND asset = ${assetCode(pot.asset)} AND number = ${pot.number}
      `.execute(tx);
    },

    async drop(
      tx: Transact,
      pot: Pot,
      won: {
        readonly paid: bigint;
        readonly playerId: string;
        readonly roundId: string;
        readonly now: Date;
      },
    ): Promise<void> {
      await sql`
        UPDATE casino.pots
        SET dropped_at = ${won.now}, paid = ${won.paid}, player_id = ${won.playerId}, round_id = ${won.roundId}
        WHERE jackpot = ${pot.jackpot} AND asset = ${assetCode(pot.asset)} AND number = ${pot.number}
      `.execute(tx);
    },

    /** As it is defined by now. Undefined where another process has begun it. */
    async begin(tx: Transact, asked: NewPot): Promise<{ readonly seed: bigint } | undefined> {
      const { jackpot, asset, number, collected, posted, now } = asked;
      const serverSeed = hexOf(randomBytes(32));
      const sealed = vault.seal(serverSeed, ownerOf(asked));
      const { rows } = await sql<{ seed: bigint }>`
        INSERT INTO casino.pots (
          jackpot, asset, number, seed, drops_by, sealed_server_seed, fingerprint, collected, posted, begun_at
        )
        SELECT jackpot, asset, ${number}, seed, drops_by, ${sealed}, ${fingerprintOf(serverSeed)}, ${collected},
          ${posted}, ${now}
        FROM casino.jackpots WHERE jackpot = ${jackpot} AND asset = ${assetCode(asset)}
        ON CONFLICT DO NOTHING
        RETURNING seed
      `.execute(tx);
      return rows[0];
    },

    /** Shown of a pot that has dropped. */
    reveal: (pot: Pick<Pot, "jackpot" | "asset" | "number">, sealed: string): string =>
      opened.open(sealed, ownerOf(pot)),
  };
}

export type PotStore = ReturnType<typeof createPotStore>;

/** Which are defined and do not grow yet. */
export async function readUnbegun(
  db: Database["db"],
): Promise<readonly { readonly jackpot: string; readonly asset: Asset }[]> {
  const { rows } = await sql<{ jackpot: string; asset: string }>`
    SELECT j.jackpot, j.asset FROM casino.jackpots AS j
    WHERE j.disabled_at IS NULL AND NOT EXISTS (
      SELECT FROM casino.pots AS p WHERE p.jackpot = j.jackpot AND p.asset = j.asset
    )
    ORDER BY j.jackpot, j.asset
  `.execute(db);
  return rows.map(({ jackpot, asset }) => ({ jackpot, asset: assetOf(asset) }));
}

/** The seed of a pot is bound to it, as a player's is to them. */
function ownerOf({ jackpot, asset, number }: Pick<Pot, "jackpot" | "asset" | "number">): string {
  return `jackpot ${jackpot} ${asset} ${number}`;
}

function potOf(row: Row): Pot {
  const { jackpot, number, seed, drops_by: dropsBy, collected } = row;
  return { jackpot, asset: assetOf(row.asset), number, seed, dropsBy, collected };
}
