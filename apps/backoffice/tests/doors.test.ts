import { everyEndpoint } from "@croupier/contracts";
import { hashToken } from "@croupier/players/credentials";
import { foreignPages, securityFaults, tablesThatHold } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, origin, type BackofficeWorld } from "./backoffice-world.ts";

const sessions = "/services/backoffice/v1/sessions";
const current = `${sessions}/current`;
const ours = everyEndpoint.filter(({ path }) => path.startsWith("/services/backoffice/"));
const writes = ours.filter(({ method }) => method !== "GET");
const noLetter = "018f0000-0000-7000-8000-000000000000";

let world: BackofficeWorld;
beforeAll(async () => {
  world = await openBackofficeWorld();
});
afterAll(() => world.leave());

describe("signing in", () => {
  test("gives a strict cookie that scripts cannot read, and answers who it is", async () => {
    const answer = await world.call("POST", sessions, {
      body: { login: "ANNA ", password: world.password },
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ login: "anna", name: "Anna Berg" });
    expect(answer.headers["set-cookie"]).toMatch(
      /^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test("says the same for a wrong password and for somebody who is not there", async () => {
    const attempts = [
      { login: "anna", password: "wrong wrong wrong" },
      { login: "nobody", password: "wrong wrong wrong" },
    ];
    for (const body of attempts) {
      const answer = await world.call("POST", sessions, { body });
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ code: "wrong_credentials" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("a session ends when its owner signs out, and the cookie goes with it", async () => {
    const cookie = await world.signIn();
    expect((await world.call("GET", current, { cookie })).status).toBe(200);
    const left = await world.call("DELETE", current, { cookie });
    expect(left.status).toBe(204);
    expect(left.headers["set-cookie"]).toMatch(/^staff=; Max-Age=0;/);
    expect((await world.call("GET", current, { cookie })).status).toBe(401);
  });

  test("a member of staff who was disabled is out at once", async () => {
    const cookie = await world.signIn();
    await world.admin.query("UPDATE oversight.staff SET disabled_at = now()");
    expect((await world.call("GET", current, { cookie })).status).toBe(401);
    await world.admin.query("UPDATE oversight.staff SET disabled_at = NULL");
  });
});

describe("F1: a session cannot be planted, kept or read", () => {
  const credentials = () => ({ login: "anna", password: world.password });

  test("a cookie planted before signing in never becomes a session", async () => {
    const planted = `staff=${"A".repeat(43)}`;
    const answer = await world.call("POST", sessions, { cookie: planted, body: credentials() });
    expect(answer.status).toBe(201);
    expect(String(answer.headers["set-cookie"])).not.toContain(planted);
    expect((await world.call("GET", current, { cookie: planted })).status).toBe(401);
  });

  test("signing in again gives another token, and the old one is dead at the next request", async () => {
    const first = await world.signIn();
    const answer = await world.call("POST", sessions, { cookie: first, body: credentials() });
    const second = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    expect(second).not.toBe(first);
    expect((await world.call("GET", current, { cookie: first })).status).toBe(401);
    expect((await world.call("GET", current, { cookie: second })).status).toBe(200);
  });

  test("the token has 256 bits, and the database holds its hash only", async () => {
    const token = (await world.signIn()).replace("staff=", "");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rowCount } = await world.admin.query(
      "SELECT 1 FROM oversight.staff_session WHERE token_hash = $1",
      [hashToken(token)],
    );
    expect(rowCount).toBe(1);
    expect(await tablesThatHold(world.admin, token)).toEqual([]);
    const bytes = Buffer.from(token, "base64url").toString("hex");
    expect(await tablesThatHold(world.admin, bytes)).toEqual([]);
    expect(await tablesThatHold(world.admin, world.password)).toEqual([]);
    // The search sees what is there.
    expect(await tablesThatHold(world.admin, "Anna Berg")).toEqual([
      "oversight.audit",
      "oversight.staff",
    ]);
  });
});

describe("F2: a write is accepted from our own pages only", () => {
  const pages = Object.entries(foreignPages(origin));

  test("there are writes to try", () => {
    expect(writes.length).toBeGreaterThan(35);
  });

  test.each(pages)("from %s nothing is written", async (_page, headers) => {
    const cookie = await world.signIn();
    const body = { login: "anna", password: world.password };
    for (const { method, path } of writes) {
      const answer = await world.call(method, path, {
        cookie,
        headers,
        ...(method === "DELETE" ? {} : { body }),
      });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.json).toMatchObject({ code: "cross_site_write" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect((await world.call("GET", current, { cookie })).status).toBe(200);
  });
});

describe("F3: every answer carries its security headers", () => {
  test.each(["nobody", "a member of staff"])("of every route, asked by %s", async (who) => {
    const cookie = who === "nobody" ? "" : await world.signIn();
    await world.writeLetter(who);
    const { items } = await world.backoffice.services.support.listOutbox({ limit: 1 });
    // What only this machine reaches listens on a port of its own.
    const routes = world.backoffice.routes().filter(({ method }) => method !== "PRIVATE");
    expect(routes.length).toBeGreaterThan(8);
    const faults = [];
    for (const { method, path } of routes) {
      // Signing out would end what the others are asked with; it is asked last, below.
      if (method === "DELETE") continue;
      const url = path.replace(/:\w+/g, items[0]?.id ?? "");
      const answer = await world.call(method as "GET", url, { cookie });
      faults.push(...faultsOf(answer).map((fault) => `${method} ${path}: ${fault}`));
    }
    const last = await world.call("DELETE", current, { cookie });
    expect([...faults, ...faultsOf(last)]).toEqual([]);
  });

  test.each([
    ["GET", "/services/nothing", 404],
    ["GET", `/services/backoffice/v1/outbox/${noLetter}`, 404],
    ["GET", "/services/backoffice/v1/outbox?channel=PIGEON", 400],
    ["GET", "/services/backoffice/v1/outbox/%zz", 400],
    ["POST", sessions, 400],
  ] as const)("of a no: %s %s", async (method, path, status) => {
    const answer = await world.call(method, path, { cookie: await world.signIn() });
    expect(answer.status).toBe(status);
    expect(faultsOf(answer)).toEqual([]);
  });
});

function faultsOf({ headers }: Awaited<ReturnType<BackofficeWorld["call"]>>): string[] {
  return securityFaults(new Headers(headers as Record<string, string>));
}
