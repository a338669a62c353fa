// `npm run staff -- recover`: one more administrator, for a house that has lost one of its two.
import { existsSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { connect, type Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createOversight } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import { sql } from "kysely";
import { answer } from "./answer.ts";
import { withDatabase } from "./backup-place.ts";
import { keysFile, loadKeys } from "./keys.ts";
import { PlainSentence } from "./plain-sentence.ts";
import { root } from "../root.ts";

await answer(async () => {
  if (process.argv.slice(2).join(" ") !== "recover") {
    throw new PlainSentence("npm run staff does one thing: npm run staff -- recover");
  }
  // New ones would make a sign-in that the house cannot read.
  if (process.env["CROUPIER_KEYS"] === undefined && !existsSync(keysFile(root, process.env))) {
    throw new PlainSentence("CROUPIER_KEYS must be set to the keys that the house runs with.");
  }
  const keyring = readKeyring(loadKeys(root, process.env));
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const made = await withDatabase(root, async (url) => {
    const database = connect({ url, max: 1, name: "staff recover" });
    try {
      await requireOwner(database);
      const oversight = createOversight({ database, clock: systemClock, keyring });
      const facts = { host: hostname(), user: userInfo().username };
      return await oversight.recoverAdministrator(facts);
    } finally {
      await database.close();
    }
  });
  return [
    `One more administrator: ${made.login}, once, within a week, with ${made.password}`,
    "It stands in the audit trail, and the worker raises an alarm for a day.",
  ].join("\n");
});

/** Whoever has the connection of a process is not whoever owns the house. */
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
