import { hash } from "node:crypto";
import { connect as connectSocket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connect as connectDatabase } from "@croupier/database";
import type { Person } from "@croupier/tools/people";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
let desk: Desk;
let homeId: string;
const title = "A receipt for every round";
beforeAll(async () => {
  served = await serve();
  desk = await openDesk(served.fresh);
  homeId = await desk.publish("functional", {
    common: { key: "home" },
    en: { title, blocks: [] },
  });
  await untilKept();
});

const untilKept = () =>
  vi.waitFor(async () => expect((await visit("/")).headers.get("etag")).not.toBeNull(), {
    timeout: 20_000,
  });
afterAll(() => served.close());

function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(served.url + path, { redirect: "manual", headers });
}

async function metric(name: string): Promise<string> {
  const text = await (await fetch(`${served.privateUrl}/metrics`)).text();
  return text
    .split("\n")
    .filter((line) => line.startsWith(name))
    .join("\n");
}

test("a home that is not published is a plain page that says to come back, and no 200", async () => {
  unwrap(await desk.content.unpublish({ entryId: homeId, by: "ada", title }));
  await vi.waitFor(async () => expect((await visit("/")).status).toBe(503), { timeout: 20_000 });
  const answer = await visit("/");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const text = await answer.text();
  expect(text).toContain("Nothing is published here yet");
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  // A visitor who walks there inside the site reads the same.
  expect((await visit("/_.data")).status).toBe(503);
  unwrap(await desk.content.publish({ entryId: homeId, by: "ada" }));
  await untilKept();
});

describe("a public page", () => {
  test("is rendered once and then answered from the cache, byte for byte", async () => {
    const before = await metric('croupier_page_cache_changes_total{change="rendered"}');
    const [first, second] = [await visit("/"), await visit("/")];
    expect(first.status).toBe(200);
    expect(await first.text()).toBe(await second.text());
    expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
    await visit("/");
    const after = await metric('croupier_page_cache_changes_total{change="rendered"}');
    expect(Number(after.split(" ")[1]) - Number(before.split(" ")[1])).toBeLessThanOrEqual(1);
    expect(await metric('croupier_page_answers_total{result="fresh"}')).toMatch(/ [1-9]/);
  });

  test("travels in the best encoding that was asked for, each with its own tag", async () => {
    const tags = new Set<string | null>();
    const texts = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await visit("/", { "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
      tags.add(answer.headers.get("etag"));
      texts.add(await answer.text());
    }
    expect([tags.size, texts.size]).toEqual([3, 1]);
  });

  test("may be kept by the browser only if it asks each time, and then costs a 304", async () => {
    const answer = await visit("/");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const again = await visit("/", { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("answers HEAD with the same headers and no body", async () => {
    const answer = await fetch(`${served.url}/`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(200);
    expect(await answer.text()).toBe("");
  });

  test("runs its own inline scripts and no others: they are drawn with a nonce and kept without", async () => {
    const answer = await visit("/");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script/gs)];
    const hashes = new Set(inline.map(([, script = ""]) => hash("sha256", script, "base64")));
    expect(hashes.size).toBeGreaterThan(2);
    const named = policy.match(/(?<='sha256-)[^']+/g) ?? [];
    expect(named.sort()).toEqual([...hashes].sort());
    expect(html).not.toMatch(/nonce="[^"]+"/);
    expect(policy).not.toContain("nonce-");
  });

  test("that is not kept carries a nonce instead, another one each time", async () => {
    const nonces = new Set<string>();
    for (let turn = 0; turn < 2; turn += 1) {
      // Another spelling of the same page is answered and not kept.
      const answer = await visit("/%6Cogin");
      expect(answer.status).toBe(200);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const [, nonce = ""] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test("shows what was published as soon as another process tells of it", async () => {
    expect(await (await visit("/")).text()).toContain("Kingfisher");
    const { adminUrl, database } = served.fresh;
    const admin = connectDatabase({ url: adminUrl, max: 1 });
    await admin.pool.query("UPDATE content.brand SET name = 'Ice Kingfisher'");
    await admin.close();
    expect(await (await visit("/")).text()).not.toContain("Ice Kingfisher");
    const told = { from: "worker", seq: 1, topic: "purge", ids: ["site-configuration"] };
    await database.pool.query("SELECT pg_notify('croupier_fanout', $1)", [JSON.stringify(told)]);
    while (!(await (await visit("/")).text()).includes("Ice Kingfisher")) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await visit("/")).status).toBe(200);
  });

  test("holds nothing of the person who looks, whoever looked first", async () => {
    const ana = await joined(served, "ana");
    const cookies = `${ana.cookie}; lang=es`;
    const mine = await visit("/?utm_source=ana@people.example", {
      cookie: cookies,
      "user-agent": "Secret Browser 9",
      "x-forwarded-for": "203.0.113.9",
    });
    const html = await mine.text();
    for (const secret of [
      ana.id,
      /sid=([\w-]+)/.exec(ana.cookie)?.[1] ?? "nobody",
      ana.email,
      "Lindqvist",
      "1000.00",
      "Secret Browser",
      "203.0.113.9",
      "utm_source",
    ]) {
      expect(html).not.toContain(secret);
    }
    const other = await visit("/", { cookie: (await joined(served, "ben")).cookie + "; lang=es" });
    expect(await other.text()).toBe(html);
  });

  test("ignores parameters that it does not use", async () => {
    const plain = await (await visit("/")).text();
    const before = await metric('croupier_page_cache_changes_total{change="rendered"}');
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await (await visit(`/?utm_source=${turn}`)).text()).toBe(plain);
    }
    expect(await metric('croupier_page_cache_changes_total{change="rendered"}')).toBe(before);
  });

  test("an unknown page is a 404 in place and is not kept", async () => {
    const before = await metric("croupier_page_cache_pages");
    const answer = await visit("/no-such-page");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await metric("croupier_page_cache_pages")).toBe(before);
  });

  test("comes in the language of the address, and the address says so to the browser", async () => {
    const answer = await visit("/?lang=es");
    expect(answer.headers.getSetCookie()).toEqual([
      "lang=es; Path=/; SameSite=Lax; Max-Age=31536000",
    ]);
    expect(await answer.text()).toMatch(/<html[^>]* lang="es"/);
    const later = await visit("/", { cookie: "lang=es" });
    expect(await later.text()).toMatch(/<html[^>]* lang="es"/);
    expect(later.headers.has("set-cookie")).toBe(false);
    const spoken = await visit("/", { "accept-language": "fr;q=0.9, de-AT;q=0.8" });
    expect(await spoken.text()).toMatch(/<html[^>]* lang="de"/);
  });

  test("a language nobody offers changes nothing", async () => {
    const answer = await visit("/?lang=%0d%0aset-cookie:x");
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await answer.text()).toMatch(/<html[^>]* lang="en"/);
  });
});

describe("overlay=join on any page redirects the whole page to /join", () => {
  test.each([
    ["/?overlay=join", "/join"],
    ["/login?overlay=join", "/join"],
    ["/casino/slots/x?a=1&overlay=join&b=2%20c", "/join?a=1&b=2%20c"],
    ["/?ref=P123&lang=es&overlay=join", "/join?ref=P123&lang=es"],
    ["/?%6fverlay=join&x=1", "/join?x=1"],
    ["/%70romotions?overlay=join&x=1", "/join?x=1"],
  ])("[S2.25] %s goes to %s", async (from, to) => {
    const answer = await visit(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
  });

  test("another overlay stays where it is", async () => {
    expect((await visit("/?overlay=login")).status).toBe(200);
  });
});

describe("a page has one address", () => {
  test.each([
    ["/login/", "/login"],
    ["/login/?destination=/a%2Fb/&x", "/login?destination=/a%2Fb/&x"],
    ["//evil.example/", "/evil.example"],
    ["/no/such//page", "/no/such/page"],
  ])("%s has moved to %s for good", async (from, to) => {
    const answer = await fetch(`${served.url}${from}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  });

  test.each(["/LOGIN", "/Join", "/Welcome/P123", "/Error/Not-Found"])(
    "%s is not found and not kept, since the case of letters counts",
    async (path) => {
      const before = await metric("croupier_page_cache_pages");
      expect((await visit(path)).status).toBe(404);
      expect(await metric("croupier_page_cache_pages")).toBe(before);
    },
  );
});

/** A browser in which somebody agreed to marketing. */
const agreed = { cookie: "consent=1.0.1.AbCdEfGhIjKlMnOpQrSt_-" };

describe("[S2.24] [S2.28] a welcome link leads to registration", () => {
  test.each([
    ["/welcome/P123", "/join?referral=P123"],
    ["/welcome/P123?x=1&affid=z", "/join?x=1&affid=z&referral=P123"],
    ["/welcome/P123?ref=R7&lang=es", "/join?ref=R7&lang=es"],
    ["/welcome/a%26b%3D", "/join?referral=a%26b%3D"],
    ["/welcome/P123.data?x=1&_routes=join%2Fwelcome", "/join?x=1&referral=P123"],
  ])("%s goes to %s", async (from, to) => {
    const answer = await visit(from);
    // Data of a page that is walked to names the redirect inside its answer.
    const isData = from.includes(".data");
    const location = isData ? /"(\/join[^"]*)"/.exec(await answer.text())?.[1] : undefined;
    expect([answer.status, location ?? answer.headers.get("location")]).toEqual([
      isData ? 202 : 302,
      to,
    ]);
  });

  test("which remembers the affiliate and the language of the link, and opens", async () => {
    const answer = await visit("/welcome/P123?affid=z-1&lang=es", agreed);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0])).toEqual([
      "lang=es",
      "affid=z-1",
    ]);
    const registration = await visit(answer.headers.get("location") ?? "");
    expect(registration.status).toBe(200);
    expect(await registration.text()).toMatch(/<html[^>]* lang="es"/);
  });
});

describe("[S2.1] who is signed in leaves the sign-in page", () => {
  let gustav: Person;
  beforeAll(async () => {
    gustav = await joined(served, "gustav");
  });

  test.each([
    ["/login", "/"],
    [
      `/login?destination=${encodeURIComponent("/casino/x#quickplay_realplay")}`,
      "/casino/x#quickplay_realplay",
    ],
    ["/login?utm_source=x&destination=/casino/x%3Fa=1%26b=2", "/casino/x?a=1&b=2"],
    ["/login?destination=//evil.example", "/"],
    ["/join?destination=/account", "/account"],
  ])("%s for %s", async (from, to) => {
    const answer = await visit(from, { cookie: gustav.cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
  });

  test("and a visitor sees it, with the same destination", async () => {
    expect((await visit("/login?destination=/casino/x%23q")).status).toBe(200);
  });
});

describe("[S9.13] an affiliate id in the address is remembered for 40 days", () => {
  test("in the cookie affid, also on a page that comes from the cache", async () => {
    await visit("/");
    const answer = await visit("/?affid=partner-7", agreed);
    expect(answer.headers.getSetCookie()).toEqual([
      "affid=partner-7; Path=/; SameSite=Lax; Max-Age=3456000",
    ]);
    expect((await visit("/")).headers.has("set-cookie")).toBe(false);
  });
});

describe("files of the build", () => {
  test("hashed ones may be kept for ever, compressed at their first use", async () => {
    const html = await (await visit("/")).text();
    const [path] = /\/assets\/[\w./-]+\.js/.exec(html) ?? [];
    const answer = await visit(path ?? "", { "accept-encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const again = await visit(path ?? "", {
      "accept-encoding": "br",
      "if-none-match": answer.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  test.each([
    "/assets/../server/index.js",
    "/assets/..%2fserver%2findex.js",
    "/assets/%2e%2e/server/index.js",
    "/assets/..%252fserver/index.js",
    "/assets/..\\server\\index.js",
    "/assets/nothing.js",
  ])("%s is not one of them", async (path) => {
    expect(await rawStatus(path)).toMatch(/^HTTP\/1\.1 (404|400) /);
  });
});

/** `fetch` would tidy such a path before sending it. */
function rawStatus(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket(served.port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    });
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
  });
}

describe("a visitor who asks without end", () => {
  test("is told to wait, and the others are not", async () => {
    const strict = await serve((config) => ({
      ...config,
      pages: { ...config.pages, visitsPerWindow: 3 },
      http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
    }));
    const from = (address: string): Promise<Response> =>
      fetch(`${strict.url}/login`, { headers: { "x-forwarded-for": address } });
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await from("203.0.113.7")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from("203.0.113.8")).status).toBe(200);
    await strict.close();
  });
});
