import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@croupier/database";
import { runAudit, type Seal, type Violation } from "@croupier/ledger";

const file = join(import.meta.dirname, "..", "audit.sql");

/** The ledger's audit, and in the same snapshot whether stakes and operations agree with it. */
export async function auditMoney(
  database: Pick<Database, "pool">,
  since?: Seal,
): Promise<Violation[]> {
  return runAudit(database, since, [await readFile(file, "utf8")]);
}
