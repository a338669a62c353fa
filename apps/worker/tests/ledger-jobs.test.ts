import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, type Ledger } from "@croupier/ledger";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tasks } from "../src/tasks.ts";
import { openWorkerWorld, until, type WorkerWorld } from "./worker-world.ts";

const eur = getAsset("EUR");
const playerId = uuidv7();
let world: WorkerWorld;
let ledger: Ledger;

beforeEach(async () => {
  world = await openWorkerWorld();
  ledger = createLedger({ database: world.database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  await ledger.openAccounts({ playerId, accounts: ["cash_free"], asset: eur });
  await world.start();
});
afterEach(() => world.leave());

async function postOne(): Promise<void> {
  const posted = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "grant",
    from: "house_bank",
    to: "cash_free",
    amount: money(5_00n, eur),
    reason: "test",
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
}

const isSealed = async () =>
  (await world.count(
    "ledger.transfers WHERE posting > (SELECT max(through_posting) FROM ledger.blocks)",
  )) === 0;

/** Runs one audit and answers how far it read and how much it found. */
async function audit(task: string): Promise<{ whole: boolean; findings: number }> {
  const before = await world.count("oversight.ledger_audit");
  await world.addJob(task);
  await until(async () => (await world.count("oversight.ledger_audit")) > before);
  const { rows } = await world.admin.query<{ whole: boolean; findings: number }>(
    "SELECT whole, jsonb_array_length(findings) AS findings FROM oversight.ledger_audit ORDER BY started_at DESC LIMIT 1",
  );
  return rows[0] ?? { whole: false, findings: -1 };
}

test("what is posted is sealed a few seconds later, without anybody asking", async () => {
  await postOne();
  await until(isSealed);
  expect(await world.count("ledger.blocks")).toBeGreaterThan(1);
});

test("the first audit reads everything, the next from where a clean one ended", async () => {
  expect(await audit(tasks.auditLedger)).toEqual({ whole: true, findings: 0 });
  await postOne();
  expect(await audit(tasks.auditLedger)).toEqual({ whole: false, findings: 0 });
  expect(await audit(tasks.auditWholeLedger)).toEqual({ whole: true, findings: 0 });
});

test("when no night was left to read everything, the next audit does", async () => {
  expect(await audit(tasks.auditLedger)).toEqual({ whole: true, findings: 0 });
  expect(await audit(tasks.auditLedger)).toEqual({ whole: false, findings: 0 });
  await world.admin.query(
    "UPDATE oversight.ledger_audit SET started_at = started_at - interval '37 hours' WHERE whole",
  );
  expect(await audit(tasks.auditLedger)).toEqual({ whole: true, findings: 0 });
});

test("after a finding every audit reads everything, until one is clean again", async () => {
  await postOne();
  await until(isSealed);
  expect(await audit(tasks.auditLedger)).toEqual({ whole: true, findings: 0 });
  await world.admin.query("UPDATE ledger.transfers SET reason = 'rewritten'");
  expect(await audit(tasks.auditLedger)).toEqual({ whole: false, findings: 0 });
  const found = await audit(tasks.auditWholeLedger);
  expect(found.findings).toBeGreaterThan(0);
  expect(await audit(tasks.auditLedger)).toEqual(found);
  await world.admin.query("UPDATE ledger.transfers SET reason = 'test'");
  expect(await audit(tasks.auditLedger)).toEqual({ whole: true, findings: 0 });
  expect(await audit(tasks.auditLedger)).toEqual({ whole: false, findings: 0 });
});
