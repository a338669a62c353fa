import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createClientAddresses } from "../src/shell/client-address.ts";
import { createTraceIds } from "../src/shell/trace-id.ts";
import { createEditions } from "./editions.ts";
import { createFrontHandler } from "./front-handler.ts";
import type { FrontOptions } from "./front-handler.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageVisit, RenderedPage } from "./page.ts";
import { storePage } from "./stored-page.ts";
import { createVisitLimit } from "./visit-limit.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function page(text: string, over: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [["content-type", "text/html"]],
    body: Buffer.from(text),
    scriptHashes: [],
    declaration: { cacheable: true, personal: false, tags: [], audience: ["signedIn"], query: [] },
    ...over,
  };
}

async function open(
  render: (visit: PageVisit) => Promise<RenderedPage>,
  over: Partial<FrontOptions> = {},
) {
  const errors: unknown[] = [];
  const brand = { brandCode: "kingfisher", languages: ["en", "es"], languageDefault: "en" };
  let aheadMs = 0;
  const front = createFrontHandler({
    cache: createPageCache({
      render,
      store: (rendered) => storePage(rendered, { securityHeaders: () => ({}), now: Date.now() }),
      now: () => Date.now() + aheadMs,
      onRefreshFailed: (error) => errors.push(error),
    }),
    editions: createEditions({ brandOf: () => brand, originOf: () => undefined, https: false }),
    addresses: createClientAddresses([]),
    limit: createVisitLimit({ perWindow: 1_000, windowMs: 60_000, now: Date.now }),
    nextTraceId: createTraceIds(),
    isBusy: () => false,
    findPlayer: async (token) =>
      token === "living" ? { language: "es", hasPlayed: true } : undefined,
    sessionCookie: "sid",
    placeOf: () => "CW",
    marksOf: () => "age-18",
    affiliates: { keep: () => [] },
    secureCookies: false,
    closedFor: () => 0,
    headersFor: () => ({ "content-type": "text/html" }),
    plainPage: (status) => ({ body: `plain ${status}`, headers: {} }),
    onError: (error) => errors.push(error),
    log: () => undefined,
    ...over,
  });
  const server = createServer((request, response) =>
    front.handle(request, response, () => response.end(`aside ${request.headers.cookie ?? ""}`)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    return `${answer.status} ${await answer.text()}`;
  };
  const later = (ms: number) => {
    aheadMs += ms;
  };
  return { visit, front, errors, later };
}

test("a personal page steps aside with the real request, cookie and all", async () => {
  const declaration = { cacheable: true, personal: true, tags: [], audience: [], query: [] };
  const { visit } = await open(async () => page("hello", { declaration }));
  expect(await visit("/account", { cookie: "sid=living" })).toBe("200 aside sid=living");
});

test("a page that sets a cookie steps aside", async () => {
  const { visit } = await open(async () => page("x", { headers: [["set-cookie", "a=b"]] }));
  expect(await visit("/")).toBe("200 aside ");
});

test("signed in comes from the session, not from a cookie that is merely there", async () => {
  const { visit } = await open(async ({ audience }) => page(String(audience.signedIn)));
  expect(await visit("/", { cookie: "sid=living" })).toBe("200 true");
  expect(await visit("/", { cookie: "sid=planted" })).toBe("200 false");
  expect(await visit("/")).toBe("200 false");
  expect(await visit("/", { cookie: "sid=living" })).toBe("200 true");
});

test("what a browser fetches ahead is no activity", async () => {
  const seen: boolean[] = [];
  const { visit } = await open(async () => page("x"), {
    findPlayer: async (_token, { isActivity }) => {
      seen.push(isActivity);
      return { language: "en", hasPlayed: true };
    },
  });
  await visit("/", { cookie: "sid=living", "sec-purpose": "prefetch" });
  await visit("/", { cookie: "sid=living" });
  expect(seen).toEqual([false, true]);
});

test("a render that fails is a plain 500 that was recorded, and the next visit tries again", async () => {
  let turn = 0;
  const { visit, errors } = await open(async () => {
    turn += 1;
    if (turn === 1) throw new Error("the database is away");
    return page("well");
  });
  expect(await visit("/")).toBe("500 plain 500");
  expect(errors).toHaveLength(1);
  expect(await visit("/")).toBe("200 well");
});

test("while the process is busy kept pages are still answered, and no new one is rendered", async () => {
  let busy = false;
  const { visit, front } = await open(async () => page("home"), { isBusy: () => busy });
  await visit("/");
  busy = true;
  expect(await visit("/")).toBe("200 home");
  expect(await visit("/other")).toBe("503 plain 503");
  expect(front.counts()).toMatchObject({ fresh: 1, miss: 1, busy: 1 });
});

test("while the process is busy a page of this morning is answered, one of yesterday is not", async () => {
  const hourMs = 60 * 60_000;
  let busy = false;
  let words = "this morning";
  const { visit, later } = await open(async () => page(words), { isBusy: () => busy });
  await visit("/");
  busy = true;
  words = "now";
  later(9 * hourMs);
  expect(await visit("/")).toBe("200 this morning");
  later(15 * hourMs);
  expect(await visit("/")).toBe("503 plain 503");
  busy = false;
  expect(await visit("/")).toBe("200 now");
});

test("who carries a session is let in where strangers have to wait", async () => {
  const { visit } = await open(async () => page("home"), {
    isBusy: ({ carriesSession }) => !carriesSession,
  });
  expect(await visit("/", { cookie: "sid=living" })).toBe("200 home");
  expect(await visit("/other")).toBe("503 plain 503");
});

test("calls, files and other spellings are not its business", async () => {
  const { visit } = await open(async () => page("never"));
  for (const path of ["/services/x", "/assets/a.js", "/favicon.ico", "/a%20b", "/services/x/"]) {
    expect(await visit(path)).toBe("200 aside ");
  }
});
