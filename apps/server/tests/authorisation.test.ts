import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEndpoint, problem } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import { documentPaths } from "../documents/mount-documents.ts";
import { joined } from "./people.ts";
import type { Player } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

const ours = everyEndpoint.filter(({ name }) => !name.startsWith("staff."));
const theirs = everyEndpoint.filter(({ name }) => name.startsWith("staff."));

let served: Served;
let ana: Player;
let ben: Player;
let identities: Record<string, string | undefined>;

beforeAll(async () => {
  served = await serve();
  ana = await joined(served, "ana");
  ben = await joined(served, "ben");
  const gone = await joined(served, "gone");
  await fetch(`${served.url}/services/identity/v1/sessions/current`, {
    method: "DELETE",
    headers: { cookie: gone.cookie, origin: served.url },
  });
  const old = await joined(served, "old");
  await served.fresh.database.pool.query(
    "UPDATE players.session SET last_active_at = now() - interval '31 minutes' WHERE player_id = $1",
    [old.id],
  );
  // Nobody has looked this session up yet, so the process cannot remember it as younger.
  identities = {
    anonymous: undefined,
    "a token that never was": `sid=${"A".repeat(43)}`,
    "half a token": ana.cookie.slice(0, 30),
    "the token of somebody who signed out": gone.cookie,
    "a session that ended by idleness": old.cookie,
    "a staff cookie": `staff=${ana.cookie.slice(4)}`,
    "the id instead of the token": `sid=${ana.id}`,
  };
});
afterAll(() => served.close());

function call(endpoint: Endpoint, id: string, cookie?: string): Promise<Response> {
  const path = endpoint.path.replace(":session", id).replace(/:\w+/g, "kingfisher");
  return fetch(served.url + path, {
    method: endpoint.method,
    headers: {
      origin: served.url,
      ...(cookie === undefined ? {} : { cookie }),
      ...(endpoint.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(endpoint.body === undefined ? {} : { body: "{}" }),
  });
}

describe("E: who may call what, for every call of the contract", () => {
  test("every route of the process is in the table", () => {
    const routes = served.server.routes();
    expect(routes.length).toBeGreaterThan(8);
    const known = new Set<string>([...ours.map(({ path }) => path), ...documentPaths, "/*"]);
    expect(routes.filter(({ path, file }) => !file && !known.has(path))).toEqual([]);
    for (const { method, path } of ours) {
      expect(routes).toContainEqual({ method, path, file: false });
    }
  });

  const guarded = ours.filter(({ access }) => access === "player");
  test("the table holds calls that are guarded", () => {
    expect(guarded.map(({ name }) => name)).toContain("wallet.balances");
  });

  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers nobody but a living session, and sets no cookie",
    async (_name, endpoint) => {
      for (const [who, cookie] of Object.entries(identities)) {
        const answer = await call(endpoint, ana.id, cookie);
        expect([who, answer.status]).toEqual([who, 401]);
        expect(problem.parse(await answer.json()).code).toBe("not_signed_in");
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    },
  );

  const owned = ours.filter(({ ownSession }) => ownSession === true);
  test.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers another's id exactly as it answers no one's",
    async (_name, endpoint) => {
      const seen = new Set<string>();
      for (const id of [
        ben.id,
        "0199f0a0-0000-7000-8000-000000000000",
        "0",
        ana.id.toUpperCase(),
      ]) {
        const answer = await call(endpoint, id, ana.cookie);
        const { traceId: _, ...body } = problem.parse(await answer.json());
        const headers = [...answer.headers.keys()].sort().join();
        seen.add(JSON.stringify({ status: answer.status, body, headers }));
      }
      expect([...seen]).toHaveLength(1);
      expect([...seen][0]).toContain('"status":404');
      expect((await call(endpoint, ana.id, ana.cookie)).status).toBeLessThan(300);
    },
  );

  test("500 foreign ids open nothing", async () => {
    for (const endpoint of owned) {
      const statuses = await Promise.all(
        Array.from({ length: 500 }, async (_, index) => {
          const id = ben.id.slice(0, -3) + index.toString(16).padStart(3, "0");
          return (await call(endpoint, id, ana.cookie)).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
  });

  test.each(theirs.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s of the back-office does not exist here, whoever asks",
    async (_name, endpoint) => {
      for (const cookie of [undefined, ana.cookie]) {
        expect((await call(endpoint, ana.id, cookie)).status).toBe(404);
      }
    },
  );

  test("HEAD is guarded like GET, and other methods are told what there is", async () => {
    for (const endpoint of guarded) {
      const path = endpoint.path.replace(":session", ana.id);
      for (const method of ["HEAD", "OPTIONS", "PATCH", "PUT"]) {
        const { status } = await fetch(served.url + path, {
          method,
          headers: { origin: served.url },
        });
        expect([401, 405]).toContain(status);
      }
    }
  });
});
