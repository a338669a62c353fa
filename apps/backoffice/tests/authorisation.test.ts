import { everyEndpoint } from "@croupier/contracts";
import { answers, compareWithTable, type AuthorisationTable } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { createCookies, identities, type CookieOf, type Identity } from "./identities.ts";

const everybody = (status: number) => answers(identities, status);
const staffAlone = (status: number) => answers(identities, 401, { "a member of staff": status });

/** What this process answers, and to whom. A write without a body is refused only for the body. */
const table: AuthorisationTable<Identity> = {
  "POST /services/backoffice/v1/sessions": everybody(400),
  "GET /services/backoffice/v1/sessions/current": staffAlone(200),
  "DELETE /services/backoffice/v1/sessions/current": staffAlone(204),
  "GET /services/backoffice/v1/status": staffAlone(200),
  "GET /services/backoffice/v1/outbox": staffAlone(200),
  "GET /services/backoffice/v1/outbox/:id": staffAlone(200),
  "GET /services/backoffice/v1/outbox/:id/html": staffAlone(200),
  "GET /services/backoffice/v1/unhandled-errors": staffAlone(200),
  "GET /health/live": everybody(200),
  "GET /health/ready": everybody(200),
};

const ours = everyEndpoint.filter(({ name }) => /^(?:staff|health)\./.test(name));
const players = everyEndpoint.filter((endpoint) => !ours.includes(endpoint));

let world: BackofficeWorld;
let cookieOf: CookieOf;
let letter: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookieOf = await createCookies(world);
  await world.writeLetter("Alice");
  const { items } = await world.backoffice.services.support.listOutbox({ limit: 1 });
  letter = items[0]?.id ?? "";
});
afterAll(() => world.leave());

const call = (method: string, path: string, cookie: string) =>
  world.call(method as "GET", path.replace(":id", letter), {
    cookie,
    ...(method === "POST" ? { body: {} } : {}),
  });

describe("E: who may call what, for everything this process answers", () => {
  test("the table speaks of every route, and of no other", () => {
    const routes = world.backoffice.routes();
    expect(routes.length).toBeGreaterThan(8);
    expect(compareWithTable(routes, table)).toEqual({ withoutRow: [], withoutRoute: [] });
    expect(Object.keys(table)).toEqual(
      expect.arrayContaining(ours.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  test("what the contract keeps for staff, the table keeps for staff", () => {
    const guarded = ours.filter(({ access }) => access === "staff");
    expect(guarded.length).toBeGreaterThanOrEqual(6);
    for (const { method, path } of guarded) {
      expect(table[`${method} ${path}`]).toMatchObject({ nobody: 401, "a player": 401 });
    }
  });

  test.each(Object.entries(table))("%s", async (route, row) => {
    const [method = "", path = ""] = route.split(" ");
    for (const who of identities) {
      const cookie = await cookieOf(who);
      if (method === "GET") {
        const head = await call("HEAD", path, cookie);
        expect([who, "HEAD", head.status]).toEqual([who, "HEAD", row[who]]);
      }
      const answer = await call(method, path, cookie);
      expect([who, answer.status]).toEqual([who, row[who]]);
      if (answer.status !== 401) continue;
      expect(answer.json).toMatchObject({ code: "not_signed_in" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test.each(players.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s of the site does not exist here, whoever asks",
    async (_name, { method, path }) => {
      for (const who of identities) {
        const answer = await call(method, path, await cookieOf(who));
        expect([who, answer.status]).toEqual([who, 404]);
      }
    },
  );

  test("a method override header changes nothing", async () => {
    const current = "/services/backoffice/v1/sessions/current";
    const cookie = await cookieOf("a member of staff");
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await world.call("GET", current, { cookie, headers: { [name]: "DELETE" } });
      expect(answer.status).toBe(200);
    }
  });
});
