import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEndpoint } from "@croupier/contracts";
import { connect } from "@croupier/database";
import { foreignPages, securityFaults } from "@croupier/tools/hostile";
import { describePerson, type Person } from "@croupier/tools/people";
import { join, joined, post } from "./people.ts";
import { serve, serveOn } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  served = await serve();
  ana = await joined(served, "ana");
  ben = await joined(served, "ben");
});
afterAll(() => served.close());

const sessionsPath = "/services/identity/v1/sessions";

async function send(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string; code: unknown }> {
  const answer = await fetch(served.url + path, { redirect: "manual", ...init });
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  const isProblem = type.startsWith("application/problem+json") && text !== "";
  const code = isProblem ? (JSON.parse(text) as { code: unknown }).code : undefined;
  return { status: answer.status, headers: answer.headers, text, code };
}

function sendBody(body: string | Uint8Array<ArrayBuffer>, type = "application/json") {
  return send(sessionsPath, {
    method: "POST",
    headers: { "content-type": type, origin: served.url },
    body,
  });
}

describe("a refused request gets one clear problem", () => {
  test.each<[string, string, number, string]>([
    ["no JSON", "{", 400, "unreadable_request"],
    ["nothing at all", "", 400, "unreadable_request"],
    ["the same key twice", '{"login":"a","login":"b","password":"c"}', 400, "unreadable_request"],
    [
      "the same key spelt differently",
      '{"login":"a","\\u006cogin":"b"}',
      400,
      "unreadable_request",
    ],
    ["__proto__", '{"__proto__":{"a":1},"login":"a"}', 400, "unreadable_request"],
    ["constructor", '{"a":{"constructor":1}}', 400, "unreadable_request"],
    ["ten thousand levels", "[".repeat(10_000) + "]".repeat(10_000), 400, "unreadable_request"],
    ["NUL", '{"login":"a\\u0000","password":"c"}', 400, "unreadable_request"],
    ["half a character", '{"login":"\\ud800","password":"c"}', 400, "unreadable_request"],
    ["more than 64 KB", JSON.stringify({ login: "x".repeat(70_000) }), 413, "too_large"],
    ["an array", "[]", 400, "invalid_request"],
    ["a number", "1e400", 400, "invalid_request"],
    ["wrong types", '{"login":1,"password":true}', 400, "invalid_request"],
  ])("a body of %s", async (_name, body, status, code) => {
    expect(await sendBody(body)).toMatchObject({ status, code });
  });

  test("a body that is not UTF-8", async () => {
    const bytes = Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await sendBody(bytes)).toMatchObject({ status: 400, code: "unreadable_request" });
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json, text/plain",
    "application/json;charset=utf-16",
  ])("a content type of %s", async (type) => {
    expect(await sendBody('{"login":"a","password":"b"}', type)).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
    });
  });

  test("fields that do not match are named, and what was sent is not repeated", async () => {
    const { email: _, ...body } = { ...describePerson("fay"), dateOfBirth: "yesterday-secret" };
    const answer = await join(served, body);
    const problem = (await answer.json()) as { errors: { field: string }[] };
    expect(answer.status).toBe(400);
    expect(problem.errors.map(({ field }) => field).sort()).toEqual(["dateOfBirth", "email"]);
    expect(JSON.stringify(problem)).not.toContain("yesterday-secret");
  });

  test("unknown fields are dropped, not stored and not answered", async () => {
    const answer = await join(served, { ...describePerson("gil"), isAdmin: true, id: "mine" });
    expect(answer.status).toBe(201);
    const text = await answer.text();
    expect(text).not.toContain("isAdmin");
    expect(text).not.toContain('"mine"');
  });

  test.each<[string, string, number, string]>([
    ["GET", "/services/nothing", 404, "not_found"],
    ["GET", "/content/v5/x", 404, "not_found"],
    ["DELETE", "/services/identity/v1/profiles", 405, "method_not_allowed"],
    ["OPTIONS", sessionsPath, 405, "method_not_allowed"],
    ["PUT", "/", 405, "method_not_allowed"],
    [
      "GET",
      "/services/site-configuration/v1/brands/kingfisher?language=en&language=es",
      400,
      "unreadable_request",
    ],
    [
      "GET",
      "/services/site-configuration/v1/brands/kingfisher?language=%ff",
      400,
      "unreadable_request",
    ],
    [
      "GET",
      "/services/site-configuration/v1/brands/kingfisher?language=nonsense",
      400,
      "invalid_request",
    ],
    ["GET", "/services/site-configuration/v1/brands/%zz", 400, "unreadable_request"],
    ["GET", "/services/site-configuration/v1/brands/osprey", 404, "not_found"],
    ["GET", "/metrics", 404, "not_found"],
  ])("%s %s", async (method, path, status, code) => {
    expect(await send(path, { method })).toMatchObject({ status, code });
  });

  test("a wrong method names the right ones", async () => {
    const answer = await send(`${sessionsPath}/current`, { method: "POST" });
    expect(answer.headers.get("allow")).toBe("GET, DELETE, HEAD");
  });

  test("a method override header changes nothing", async () => {
    const answer = await send(`${sessionsPath}/current`, {
      headers: { cookie: ana.cookie, "x-http-method-override": "DELETE" },
    });
    expect(answer.status).toBe(200);
    expect(
      (await send(`${sessionsPath}/current`, { headers: { cookie: ana.cookie } })).status,
    ).toBe(200);
  });

  test("[S8.13] every problem carries a stable code, a trace id that is also in the log, and no stack", async () => {
    const answer = await send("/services/nothing");
    const problem = JSON.parse(answer.text) as { traceId: string };
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(problem).toEqual({
      type: "about:blank",
      title: "Nothing is here, or it is not yours",
      status: 404,
      code: "not_found",
      traceId: answer.headers.get("x-request-id"),
    });
    expect(served.logs()).toContain(problem.traceId);
  });

  test("a caller's own trace goes on", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const answer = await send("/health/live", {
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    expect(answer.headers.get("x-request-id")).toBe(trace);
  });

  test("what nobody expected is a 500 that says nothing, with the trace under which it was recorded", async () => {
    const broken = await serve();
    const eva = await joined(broken, "eva");
    const admin = connect({ url: broken.fresh.adminUrl, max: 1 });
    await admin.pool.query("ALTER TABLE players.profile RENAME TO gone");
    await admin.close();
    const answer = await fetch(`${broken.url}${sessionsPath}/current`, {
      headers: { cookie: eva.cookie },
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error" });
    expect(text).not.toMatch(/players|relation|SELECT|\.ts|at /);
    const { traceId } = JSON.parse(text) as { traceId: string };
    const line = broken
      .logs()
      .split("\n")
      .find((one) => one.includes(traceId));
    expect(line).toContain("unhandled error");
    await broken.close();
  });
});

describe("somebody else's id and an id that never was are one and the same", () => {
  test.each(["ben", "nobody", "nonsense"])("%s", async (whose) => {
    const ids = { ben: ben.id, nobody: "0199f0a0-0000-7000-8000-000000000000", nonsense: "1'--" };
    const id = encodeURIComponent(ids[whose as keyof typeof ids]);
    const answer = await send(`/services/wallet-gateway/v1/profiles/${id}/balances`, {
      headers: { cookie: ana.cookie },
    });
    expect({ ...JSON.parse(answer.text), traceId: "" }).toEqual({
      type: "about:blank",
      title: "Nothing is here, or it is not yours",
      status: 404,
      code: "not_found",
      traceId: "",
    });
    expect(answer.headers.has("set-cookie")).toBe(false);
  });
});

describe("F2: a write is accepted from our own pages only", () => {
  // The console and the frames of games have origins of their own, and frames no cookie to misuse.
  const writes = everyEndpoint.filter(
    ({ path, method }) => method !== "GET" && !/^\/(services\/backoffice|play)\//.test(path),
  );
  test("there are writes to try", () => {
    expect(writes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["identity.register", "identity.signIn", "identity.signOut"]),
    );
  });

  test.each(Object.keys(foreignPages("http://localhost")))(
    "from %s nothing is written",
    async (page) => {
      const { pool } = served.fresh.database;
      const count =
        "SELECT (SELECT count(*) FROM players.profile) AS people, (SELECT count(*) FROM players.session) AS sessions";
      const before = (await pool.query(count)).rows;
      const bodies: Record<string, unknown> = {
        "identity.register": describePerson("mallory"),
        "identity.signIn": { login: ana.email, password: ana.password },
      };
      const headers = { cookie: ana.cookie, ...foreignPages(served.url)[page] };
      for (const { name, method, path } of writes) {
        const body = bodies[name];
        const answer = await send(path, {
          method,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        expect([name, answer.status, answer.code]).toEqual([name, 403, "cross_site_write"]);
        expect(answer.headers.has("set-cookie")).toBe(false);
      }
      const form = await send("/", { method: "POST", headers, body: "a=1" });
      expect(form.code).toBe("cross_site_write");
      expect((await pool.query(count)).rows).toEqual(before);
      const still = await send(`${sessionsPath}/current`, { headers: { cookie: ana.cookie } });
      expect(still.status).toBe(200);
    },
  );

  test("no other origin is ever allowed to read", async () => {
    for (const path of ["/services/openapi.json", sessionsPath, "/health/live", "/"]) {
      const answer = await send(path, { headers: { origin: "https://evil.example" } });
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    }
  });
});

describe("F3: every answer carries its security headers", () => {
  test.each(["nobody", "a player"])("of every route and every file, asked by %s", async (who) => {
    const { id, cookie } =
      who === "nobody" ? { id: ana.id, cookie: "" } : await joined(served, "hanna");
    const routes = served.server
      .routes()
      .filter(({ path }) => path !== "/*")
      // Signing out would end what the others are asked with, so it is asked last.
      .toSorted(
        (one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"),
      );
    expect(routes.length).toBeGreaterThan(15);
    const faults = [];
    for (const { method, path } of routes) {
      const url = path.replace(":session", id).replace(":brandCode", "kingfisher");
      const { headers } = await send(url, { method, headers: { cookie, origin: served.url } });
      faults.push(...securityFaults(headers).map((fault) => `${method} ${path}: ${fault}`));
    }
    // The way back from paying belongs to the windows of the provider's page (decision 0060).
    const cameBack = "/deposit-return: cross-origin-opener-policy: unsafe-none";
    expect(faults.toSorted()).toEqual([`GET ${cameBack}`, `HEAD ${cameBack}`]);
  });

  test.each([
    ["GET", "/"],
    ["HEAD", "/"],
    ["POST", "/"],
    ["PUT", "/"],
    ["GET", "/login"],
    ["GET", "/no-such-page"],
    ["GET", "/?overlay=join"],
    ["GET", "/?lang=es"],
    ["GET", "/services/nothing"],
    ["GET", "/services/site-configuration/v1/brands/%zz"],
    ["GET", "/metrics"],
  ])("of a page or a no: %s %s", async (method, path) => {
    for (const cookie of ["", ana.cookie]) {
      const { headers } = await send(path, { method, headers: { cookie, origin: served.url } });
      expect(securityFaults(headers)).toEqual([]);
    }
  });

  test("over https browsers are told to stay there, and each cookie is bound to the host", async () => {
    const secure = await serve((config) => ({
      ...config,
      http: { ...config.http, https: true, origin: "https://play.example" },
    }));
    const path = "/services/identity/v1/profiles";
    const plainly = await post(secure, path, describePerson("ana"));
    expect(plainly.status).toBe(403);
    const origin = secure.url.replace("http:", "https:");
    const answer = await post(secure, path, describePerson("ana"), { origin });
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Secure$/),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure$/,
      ),
    ]);
    await secure.close();
  });
});

describe("the contract itself", () => {
  test("the OpenAPI tells of calls of the site and of providers, of none of staff, and what providers sign by", async () => {
    const { paths } = JSON.parse((await send("/services/openapi.json")).text) as {
      paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
    };
    const told = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ways = told.flatMap(({ security = [] }) => security.flatMap((way) => Object.keys(way)));
    expect(ways).toContain("player");
    expect(ways).not.toContain("staff");
    expect(JSON.stringify(paths)).not.toContain("x-roles");
    expect(paths["/services/providers/v1/{provider}/bet"]?.["post"]?.security).toEqual([
      { "x-key-id": [], "x-timestamp": [], "x-signature": [] },
    ]);
  });

  test("is answered as OpenAPI 3.1 with every path", async () => {
    const answer = await send("/services/openapi.json");
    const document = JSON.parse(answer.text) as { openapi: string; paths: object };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain(
      "/services/wallet-gateway/v1/profiles/{session}/balances",
    );
  });

  test("is readable at /services/docs without a script", async () => {
    const answer = await send("/services/docs");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain("registration_not_possible");
    expect(answer.text).not.toContain("<script");
  });

  test("answers of more than a kilobyte travel compressed", async () => {
    const raw = await fetch(`${served.url}/services/openapi.json`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(raw.headers.get("content-encoding")).toBe("gzip");
    expect(raw.headers.get("vary")).toBe("accept-encoding");
    expect(JSON.parse(await raw.text())).toMatchObject({ openapi: "3.1.0" });
  });
});

describe("allowances", () => {
  test("what is asked too often is answered 429 with the time to wait", async () => {
    const strict = await serve((config) => ({
      ...config,
      allowances: {
        poll: { points: 3, seconds: 60 },
        read: { points: 3, seconds: 60 },
        write: { points: 3, seconds: 60 },
        sensitive: { points: 3, seconds: 60 },
        play: { points: 3, seconds: 60 },
        machine: { points: 3, seconds: 60 },
      },
    }));
    for (const path of ["/health/live", "/services/site-configuration/v1/brands/kingfisher"]) {
      const answers = [];
      for (let turn = 0; turn < 4; turn += 1) answers.push(await fetch(strict.url + path));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      const [, , third, last] = answers;
      expect(third?.headers.get("x-ratelimit-remaining")).toBe("0");
      expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await last?.json()).toMatchObject({ code: "too_many_requests" });
    }
    const signIns = [];
    for (let turn = 0; turn < 4; turn += 1) {
      signIns.push(await post(strict, sessionsPath, { login: "nobody.here", password: "x" }));
    }
    expect(signIns.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    const { rows } = await strict.fresh.database.pool.query("SELECT key FROM server.rate_limits");
    expect(rows).toHaveLength(1);
    // Whose network it was must not be read off the table, nor found by hashing every address.
    expect(rows[0].key).toMatch(/^sensitive:[\w-]{43}$/);
    for (const network of ["127.0.0.1", "0:0:0:0::/56"]) {
      const plainHash = createHash("sha256").update(`identity.signIn:${network}`);
      expect(rows[0].key).not.toContain(plainHash.digest("base64url"));
    }

    const neighbour = await serveOn(strict.fresh, () => strict.config);
    const more = await post(neighbour, sessionsPath, { login: "nobody.here", password: "x" });
    expect(more.status).toBe(429);
    await neighbour.close();
    await strict.close();
  });
});
