import { existsSync } from "node:fs";
import { connect, type Database } from "@croupier/database";
import type { Keyring } from "@croupier/players";
import { readKeyring } from "@croupier/server/keyring";
import { sql } from "kysely";
import { withDatabase } from "./backup-place.ts";
import { keysFile, loadKeys } from "./keys.ts";
import { PlainSentence } from "./plain-sentence.ts";
import { root } from "../root.ts";

export type House = { readonly database: Database; readonly keyring: Keyring };

/** The house behind the settings of `npm start`, for commands of whoever owns it. */
export async function withHouse<T>(name: string, work: (house: House) => Promise<T>): Promise<T> {
  // New ones would seal what the house cannot read.
  if (!process.env["CROUPIER_KEYS"] && !existsSync(keysFile(root, process.env))) {
    throw new PlainSentence("CROUPIER_KEYS must be set to the keys that the house runs with.");
  }
  const keyring = readKeyring(loadKeys(root, process.env));
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  return withDatabase(root, async (url) => {
    const database = connect({ url, max: 1, name });
    try {
      await requireOwner(database);
      return await work({ database, keyring });
    } finally {
      await database.close();
    }
  });
}

/** The connection of a process is not that of the owner of the house. */
async function requireOwner({ db }: Database): Promise<void> {
  const { rows } = await sql<{ owns: boolean }>`
    SELECT pg_has_role(current_user, relowner, 'USAGE') AS owns
    FROM pg_class WHERE oid = to_regclass('oversight.staff')
  `.execute(db);
  if (rows[0] === undefined) {
    throw new PlainSentence("There is no house in this database yet: npm start makes it.");
  }
  if (!rows[0].owns) {
    throw new PlainSentence("DATABASE_URL must be that of the owner, as npm start has it.");
  }
}
