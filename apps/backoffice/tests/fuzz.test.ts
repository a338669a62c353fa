import { everyEndpoint } from "@croupier/contracts";
import { changedTables, fuzzEndpoint, readTables, requestsPerCall } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const ours = everyEndpoint.filter(({ name }) => /^(?:staff|health)\./.test(name));

/** Every call spends an allowance, and the process tells that it lives. */
const anyCall = ["oversight.process", "server.rate_limits"];
/** Wrong tries are counted and audited, also of names that nobody bears. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  "staff.signIn": ["oversight.attempt", "oversight.audit", "oversight.staff_session"],
  "staff.signOut": ["oversight.staff_session", "oversight.audit"],
};

let world: BackofficeWorld;
let url: string;
let letter: string;
beforeAll(async () => {
  world = await openBackofficeWorld({ CROUPIER_TRUSTED_PROXIES: "127.0.0.0/8,::1/128" });
  const { port } = await world.backoffice.listen();
  url = `http://localhost:${port}`;
  await world.writeLetter("Alice");
  const { items } = await world.backoffice.services.support.listOutbox({ limit: 1 });
  letter = items[0]?.id ?? "";
});
afterAll(() => world.leave());

describe("D1: hostile requests made from the contract, as a member of staff", () => {
  test("there are calls to try", () => {
    expect(ours.length).toBeGreaterThanOrEqual(9);
  });

  test.for(ours.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers each with a clear no, or with what it promises",
    { timeout: Math.max(120_000, requestsPerCall * 100) },
    async ([name, endpoint], { task }) => {
      // Signing out ends the session that the others need, so every call has one of its own.
      const headers = { cookie: await world.signIn(), origin: url };
      const before = await readTables(world.admin);
      const example = () => ({ login: "anna", password: world.password });
      const target = { url, headers, known: { id: letter }, example };
      const report = await fuzzEndpoint(endpoint, target, requestsPerCall);
      Object.assign(task.meta, { fuzzed: report });
      expect(report.wrong).toEqual([]);
      // Some reached the other side of the door, or the no of the others would prove little.
      const kept = Object.keys(endpoint.responses).filter((status) => status in report.statuses);
      expect(kept).not.toEqual([]);
      expect(report.sent).toBeGreaterThanOrEqual(requestsPerCall);
      const changed = changedTables(before, await readTables(world.admin));
      const may = [...anyCall, ...(mayWrite[name] ?? [])];
      expect(changed.filter((table) => !may.includes(table))).toEqual([]);
      expect((await world.backoffice.services.oversight.summariseUnhandled()).count).toBe(0);
    },
  );

  test("nobody came to be staff, and nobody's word was kept where it was refused", async () => {
    const { rows } = await world.admin.query("SELECT login FROM oversight.staff");
    expect(rows).toEqual([{ login: "anna" }]);
    const { rows: facts } = await world.admin.query(
      "SELECT DISTINCT action, array(SELECT jsonb_object_keys(facts)) AS facts FROM oversight.audit WHERE action = 'staff.sign-in-failed'",
    );
    expect(facts).toEqual([{ action: "staff.sign-in-failed", facts: ["device"] }]);
  });
});
