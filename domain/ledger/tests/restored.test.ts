import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, restore } from "@croupier/database/backup";
import { freshDatabase } from "@croupier/database/testing";
import pg from "pg";
import { expect, test } from "vitest";
import {
  createLedger,
  isUnsealed,
  readLastSeal,
  runAudit,
  sealTransfers,
  type LedgerOptions,
} from "../src/face.ts";
import { openWorld, transferOf } from "./world.ts";

async function sealAll(database: LedgerOptions["database"]): Promise<void> {
  while (await isUnsealed(database)) await sealTransfers(database);
}

/** A cluster that has lived long: its postings have numbers that the next one will take years to reach. */
async function age(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  for (const table of ["transfers", "entries"]) {
    await admin.query(`UPDATE ledger.${table} SET posting = posting + 1000000000`);
  }
  await admin.query(
    `CREATE OR REPLACE FUNCTION ledger.posting_number(transaction xid8) RETURNS bigint
     LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN transaction::text::bigint + 1000000000`,
  );
  await admin.end();
}

test("restored into another cluster, the chain goes on where it stood", async () => {
  const folder = await mkdtemp(join(tmpdir(), "croupier-ledger-"));
  const lived = await openWorld();
  const fresh = await freshDatabase();
  try {
    const playerId = await lived.openPlayer(10_00n);
    await age(lived.adminUrl);
    await sealAll(lived.database);
    // Posted, but not sealed when the backup is made.
    await lived.ledger.post(transferOf({ playerId }));
    const kept = await readLastSeal(lived.database);
    await backup({ adminUrl: lived.adminUrl, file: join(folder, "house.backup") });
    await restore({ adminUrl: fresh.adminUrl, file: join(folder, "house.backup") });

    const ledger = createLedger({ database: fresh.database, announce: () => {} });
    expect(await ledger.post(transferOf({ playerId }))).toMatchObject({ ok: true });
    await sealAll(fresh.database);
    expect((await readLastSeal(fresh.database)).block).toBeGreaterThan(kept.block);
    expect(await runAudit(fresh.database)).toEqual([]);
    expect(await runAudit(fresh.database, kept)).toEqual([]);
  } finally {
    await lived.drop();
    await fresh.drop();
    await rm(folder, { recursive: true });
  }
});
