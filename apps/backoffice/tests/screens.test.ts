import { staff } from "@croupier/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const base = "/services/backoffice/v1";
let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

const get = (path: string) => world.call("GET", base + path, { cookie });

test("staff who may ask have the whole of the books audited, once however often they ask", async () => {
  const ask = () => world.call("POST", `${base}/ledger-audits`, { cookie });
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  const { rows } = await world.database.pool.query(
    "SELECT queue_name FROM graphile_worker.jobs WHERE task_identifier = 'ledger.audit_whole'",
  );
  expect(rows).toEqual([{ queue_name: "ledger audit" }]);
  await world.database.pool.query("SELECT graphile_worker.remove_job('asked ledger.audit_whole')");
});

test("the status tells what runs, whether the books are right, and what waits", async () => {
  const readStatus = async () => {
    const answer = await get("/status");
    expect(answer.status).toBe(200);
    return staff.status.responses[200].parse(answer.json);
  };
  const before = await readStatus();
  const { processes, ledgerAudits } = world.backoffice.services.oversight;
  const me = { host: "one", version: "0.1.0", onUnheard: () => {} };
  const worker = await processes.enter({ ...me, role: "worker", pid: 2 });
  await processes.enter({ ...me, role: "server", pid: 1 });
  await worker.leave();
  const finishedAt = new Date();
  const findings = [{ check: "Q1 every asset sums to zero", facts: { found: "EUR/2" } }];
  const seal = { block: 7n, digest: "00".repeat(32) };
  await ledgerAudits.record({ startedAt: finishedAt, finishedAt, findings, whole: true, seal });
  await world.writeLetter("Status");
  await world.database.pool.query("SELECT graphile_worker.add_job('nobody takes this')");

  const status = await readStatus();
  const here = status.processes.filter(({ place }) => place.startsWith("one:"));
  expect(here.map(({ role, place, state }) => [role, place, state])).toEqual([
    ["server", "one:1", "RUNNING"],
    ["worker", "one:2", "STOPPED"],
  ]);
  expect(status.ledgerAudit).toMatchObject({
    state: "FINDINGS",
    findings: [{ check: "Q1 every asset sums to zero", rows: 1 }],
  });
  expect(status.jobs).toMatchObject({
    waiting: before.jobs.waiting + 1,
    running: 0,
    failed: 0,
  });
  expect(status.outboxWaiting).toBe(before.outboxWaiting + 1);
  expect(status.database.migration).toMatch(/^\d{4}$/);
  expect(status.mode).toBe("test");
});

test("a process that fell silent is told from one that said goodbye", async () => {
  const { processes } = world.backoffice.services.oversight;
  const me = { host: "two", version: "0.1.0", onUnheard: () => {} };
  await processes.enter({ ...me, role: "server", pid: 3 });
  const left = await processes.enter({ ...me, role: "worker", pid: 4 });
  await left.leave();
  await world.admin.query(
    "UPDATE oversight.process SET seen_at = now() - interval '1 minute' WHERE host = 'two'",
  );
  const { json } = await get("/status");
  const states = staff.status.responses[200]
    .parse(json)
    .processes.map(({ place, state }) => [place, state]);
  expect(states).toContainEqual(["two:3", "SILENT"]);
  expect(states).toContainEqual(["two:4", "STOPPED"]);
});

test("the outbox lists newest first, a page at a time, by channel", async () => {
  await world.writeLetter("Alice");
  await world.writeLetter("Bob");
  const first = await get("/outbox?limit=1");
  expect(first.json.items).toMatchObject([{ recipient: "bob@example.com", state: "WAITING" }]);
  const second = await get(`/outbox?limit=1&before=${first.json.next}`);
  expect(second.json.items).toMatchObject([{ recipient: "alice@example.com" }]);
  expect((await get("/outbox?channel=SMS")).json).toEqual({ items: [], next: null });
  expect((await get("/outbox?before=nonsense")).status).toBe(200);
  expect((await get("/outbox?channel=PIGEON")).status).toBe(400);
});

test("a letter is read as text, and as a page that may do nothing", async () => {
  await world.writeLetter("Carla");
  const { id } = (await get("/outbox?limit=1")).json.items[0];
  const message = await get(`/outbox/${id}`);
  expect(message.json).toMatchObject({ recipient: "carla@example.com", sealed: false });
  expect(message.json.text).toContain("Carla");
  const page = await get(`/outbox/${id}/html`);
  expect(page.text).toContain("Carla");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none';/);
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect((await get("/outbox/018f0000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await get("/outbox/no-id-at-all")).status).toBe(404);
  expect((await get("/outbox/no-id-at-all/html")).status).toBe(404);
});

test("unhandled errors are listed with their count and the trace of the latest", async () => {
  const { oversight } = world.backoffice.services;
  const error = new TypeError("the wheel came off");
  for (const traceId of ["one", "two"]) {
    await oversight.recordUnhandled({ process: "server", error, traceId });
  }
  const { json } = await get("/unhandled-errors");
  const wheels = json.items.filter(({ message }: { message: string }) => /wheel/.test(message));
  expect(wheels).toMatchObject([{ process: "server", count: 2, lastTraceId: "two" }]);
  expect((await get("/unhandled-errors?before=nonsense")).json.items).toEqual(json.items);
});

test("an error in here is answered as a problem, recorded, and shown to staff", async () => {
  await world.admin.query("ALTER TABLE support.outbox RENAME TO outbox_away");
  const answer = await get("/outbox");
  await world.admin.query("ALTER TABLE support.outbox_away RENAME TO outbox");
  expect(answer.status).toBe(500);
  expect(answer.json).toMatchObject({ code: "internal_error" });
  expect(answer.text).not.toContain("relation");
  const traces = async () =>
    (await get("/unhandled-errors")).json.items.map(
      ({ lastTraceId }: { lastTraceId: string }) => lastTraceId,
    );
  await expect.poll(traces).toContain(answer.json.traceId);
});
