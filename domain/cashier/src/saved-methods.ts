import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import type { MethodCode } from "./deposit-methods.ts";
import type { KeptCard } from "./provider.ts";

type Db = Database["db"] | Transact;

/** A card a provider keeps for a player. Its number is not ours to know: the token is good there alone. */
export type SavedMethod = {
  readonly id: string;
  readonly provider: string;
  readonly method: MethodCode;
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
};

const columns = sql`
  method_id AS id, provider, method, token, brand, last_four AS "lastFour"
`;

type Which = { readonly playerId: string; readonly id: string };

/** The newest first. */
export async function listSaved(db: Db, playerId: string): Promise<readonly SavedMethod[]> {
  const { rows } = await sql<SavedMethod>`
    SELECT ${columns} FROM cashier.saved_methods
    WHERE player_id = ${playerId} AND removed_at IS NULL ORDER BY method_id DESC
  `.execute(db);
  return rows;
}

export async function findSaved(db: Db, { playerId, id }: Which): Promise<SavedMethod | undefined> {
  const { rows } = await sql<SavedMethod>`
    SELECT ${columns} FROM cashier.saved_methods
    WHERE player_id = ${playerId} AND method_id::text = ${id} AND removed_at IS NULL
  `.execute(db);
  return rows[0];
}

/** Told again, it is kept once; what was removed stays removed. */
export async function keepCard(
  tx: Transact,
  kept: { playerId: string; provider: string; method: MethodCode; card: KeptCard; at: Date },
): Promise<void> {
  const { playerId, provider, method, card, at } = kept;
  await sql`
    INSERT INTO cashier.saved_methods (player_id, method_id, provider, method, token, brand,
      last_four, saved_at)
    VALUES (${playerId}, ${uuidv7()}, ${provider}, ${method}, ${card.token}, ${card.brand},
      ${card.lastFour}, ${at})
    ON CONFLICT (player_id, provider, token) DO NOTHING
  `.execute(tx);
}

export async function removeSaved(db: Db, { playerId, id }: Which, at: Date): Promise<void> {
  await sql`
    UPDATE cashier.saved_methods SET removed_at = ${at}
    WHERE player_id = ${playerId} AND method_id = ${id} AND removed_at IS NULL
  `.execute(db);
}
