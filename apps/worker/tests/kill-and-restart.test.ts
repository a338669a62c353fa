import { afterEach, beforeEach, expect, test } from "vitest";
import { tasks } from "../src/tasks.ts";
import { openWorkerWorld, until, type WorkerWorld } from "./worker-world.ts";

let world: WorkerWorld;

beforeEach(async () => {
  world = await openWorkerWorld();
});
afterEach(() => world.leave());

/** Holds the audit job where it is: it has looked at the books and cannot write down what it saw. */
async function holdAudits() {
  const client = await world.admin.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE oversight.ledger_audit IN EXCLUSIVE MODE");
  return {
    async release() {
      await client.query("COMMIT");
      client.release();
    },
  };
}

const auditIsHeld = async () =>
  (await world.count(
    "pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO oversight.ledger_audit%'",
  )) > 0;

/** A signal takes a moment to arrive; the worker that heard it first gives up its listening. */
const nobodyListensForJobs = async () =>
  (await world.count(
    "pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %jobs:insert%'",
  )) === 0;

test("a job added in a transaction runs when it commits, and never when it rolls back", async () => {
  const client = await world.database.pool.connect();
  await client.query("BEGIN");
  await client.query("SELECT graphile_worker.add_job($1)", [tasks.auditLedger]);
  await client.query("ROLLBACK");
  await client.query("BEGIN");
  await client.query("SELECT graphile_worker.add_job($1)", [tasks.auditLedger]);
  await client.query("COMMIT");
  client.release();
  await world.start();
  await until(async () => (await world.count("graphile_worker._private_jobs")) === 0);
  expect(await world.count("oversight.ledger_audit")).toBe(1);
});

test("a job whose worker was killed in the middle is run by the next one, to one effect", async () => {
  const held = await holdAudits();
  const killed = await world.spawn();
  await world.addJob(tasks.auditLedger);
  await until(auditIsHeld);
  await killed.end("SIGKILL");
  // With the machine went its connections; an hour later nobody has heard of that worker.
  await world.admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'croupier_app' AND wait_event_type = 'Lock' AND datname = current_database()",
  );
  await held.release();
  expect(await world.count("oversight.ledger_audit")).toBe(0);
  expect(await world.count("graphile_worker._private_jobs WHERE locked_by IS NOT NULL")).toBe(1);
  await world.admin.query("UPDATE oversight.process SET seen_at = now() - interval '1 hour'");
  await world.admin.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'",
  );
  await world.spawn();
  await until(async () => (await world.count("oversight.ledger_audit")) === 1);
  await until(async () => (await world.count("graphile_worker._private_jobs")) === 0);
  expect(await world.count("oversight.ledger_audit")).toBe(1);
});

test("a living worker's job is not taken from it by a second worker that starts", async () => {
  const held = await holdAudits();
  await world.spawn();
  await world.addJob(tasks.auditLedger);
  await until(auditIsHeld);
  await world.admin.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'",
  );
  // In this process, so that it has started before the job waits for its lock no longer.
  await world.start();
  expect(await world.count("graphile_worker._private_jobs WHERE locked_by IS NOT NULL")).toBe(1);
  await held.release();
  await until(async () => (await world.count("graphile_worker._private_jobs")) === 0);
  expect(await world.count("oversight.ledger_audit")).toBe(1);
});

test("letters survive a worker killed while it sends, each is sent, none is written twice", async () => {
  await world.queueLetters(60, { commit: true });
  const killed = await world.spawn();
  await until(async () => (await world.count("support.outbox WHERE state = 'SENT'")) > 0);
  await killed.end("SIGKILL");
  // The lease on what it had claimed runs out.
  await world.admin.query(
    "UPDATE support.outbox SET next_attempt_at = now() WHERE state = 'WAITING'",
  );
  await world.spawn();
  await until(async () => (await world.count("support.outbox WHERE state = 'SENT'")) === 60);
  expect(await world.count("support.outbox")).toBe(60);
});

test("asked to stop, a worker finishes the job in flight, says goodbye and leaves with 0", async () => {
  const held = await holdAudits();
  const worker = await world.spawn();
  await world.addJob(tasks.auditLedger);
  await until(auditIsHeld);
  const gone = worker.end("SIGTERM");
  await until(nobodyListensForJobs);
  await world.addJob(tasks.auditLedger);
  await held.release();
  expect(await gone).toBe(0);
  expect(await world.count("oversight.ledger_audit")).toBe(1);
  expect(await world.count("graphile_worker._private_jobs WHERE locked_by IS NULL")).toBe(1);
  expect(await world.count("oversight.process WHERE stopped_at IS NOT NULL")).toBe(1);
});
