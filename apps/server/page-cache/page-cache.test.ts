import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { PageCacheOptions } from "./page-cache.ts";
import type {
  Audience,
  Dimension,
  Edition,
  PageVisit,
  PageDeclaration,
  RenderedPage,
} from "./page.ts";
import { renderShared } from "../pages/render-page.ts";
import type { Site } from "../pages/site-build.ts";
import { storePage } from "./stored-page.ts";
import type { StoredPage } from "./stored-page.ts";

const visitor: Audience = {
  signedIn: false,
  hasPlayed: false,
  place: "CW",
  device: "Desktop",
  marks: "age-18",
};

const edition: Edition = { brandCode: "kingfisher", language: "en", origin: "http://localhost" };

function visit(over: Partial<PageVisit> = {}): PageVisit {
  return { edition, path: "/", query: "", audience: visitor, ...over };
}

function page(text: string, declared: Partial<PageDeclaration> = {}): RenderedPage {
  return {
    status: 200,
    headers: [["content-type", "text/html; charset=utf-8"]],
    body: Buffer.from(text),
    scriptHashes: [],
    declaration: {
      cacheable: true,
      personal: false,
      tags: [],
      audience: [],
      query: [],
      ...declared,
    },
  };
}

async function storeQuickly(rendered: RenderedPage, now = 0): Promise<StoredPage> {
  const representation = {
    etag: "",
    body: rendered.body,
    headers: [],
    headersNotModified: [],
  };
  return {
    tags: rendered.declaration?.tags ?? [],
    bytes: rendered.body.length,
    storedAt: now,
    br: { ...representation, encoding: "br" },
    gzip: { ...representation, encoding: "gzip" },
    identity: { ...representation, encoding: "identity" },
  };
}

function cacheOf(over: Partial<PageCacheOptions> & Pick<PageCacheOptions, "render">) {
  let now = 0;
  const failures: unknown[] = [];
  const cache = createPageCache({
    store: (rendered) => storeQuickly(rendered, now),
    now: () => now,
    onRefreshFailed: (error) => failures.push(error),
    ...over,
  });
  return {
    cache,
    failures,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

function textOf(found: { page: StoredPage | RenderedPage }): string {
  return "identity" in found.page
    ? found.page.identity.body.toString()
    : found.page.body.toString();
}

/** What the front handler does: look, and make it when it is not there. */
async function ask(cache: ReturnType<typeof cacheOf>["cache"], asked: PageVisit): Promise<string> {
  const found = cache.find(asked);
  return textOf(found.found === "nothing" ? await cache.fill(asked) : found);
}

describe("the page cache", () => {
  test("never serves one variant's bytes to another", async () => {
    const places = ["CW", "CA:QC", "CA:ON"];
    const anyVisit = fc.record({
      edition: fc.record({
        brandCode: fc.constantFrom("kingfisher", "marlin"),
        language: fc.constantFrom("en", "es"),
        origin: fc.constantFrom("http://localhost", "http://marlin.localhost"),
      }),
      path: fc.constantFrom("/", "/promotions", "/casino/slots"),
      query: fc.constantFrom("", "page=1", "page=2", "utm=1&page=2", "utm=1"),
      audience: fc.record({
        signedIn: fc.boolean(),
        hasPlayed: fc.boolean(),
        place: fc.constantFrom(...places),
        device: fc.constantFrom<"Desktop" | "Mobile">("Desktop", "Mobile"),
        marks: fc.constantFrom("age-18", "age-21 gamblers-anonymous"),
      }),
    });
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constant("ask" as const), visit: anyVisit }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("purge" as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass" as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { cache, pass } = cacheOf({ render: async (asked) => draw(asked), bytesMax: 4_000 });
        for (const one of steps) {
          if (one.kind === "purge") cache.purge(["home"]);
          else if (one.kind === "pass") pass(90_000);
          else expect(await ask(cache, one.visit)).toBe(draw(one.visit).body.toString());
        }
        expect(cache.size().bytes).toBeLessThanOrEqual(4_000);
      }),
      { numRuns: 300 },
    );
  });

  // Content that looks further the more it knows: place only when signed in, device only in Quebec.
  function draw(asked: PageVisit): RenderedPage {
    const { audience } = asked;
    const used: Dimension[] = [];
    const { brandCode, language, origin } = asked.edition;
    const shown = new URLSearchParams(asked.query).get("page");
    let text = `${brandCode} ${language} ${origin} ${asked.path} ${shown}`;
    if (asked.path !== "/promotions") {
      used.push("signedIn");
      text += ` ${String(audience.signedIn)}`;
      if (audience.signedIn) {
        used.push("place");
        text += ` ${audience.place}`;
        if (audience.place === "CA:QC") {
          used.push("device");
          text += ` ${audience.device}`;
        }
      }
    }
    return page(text.padEnd(300, "."), { audience: used, query: ["page"], tags: ["home"] });
  }

  test("keys a page only by the dimensions it used", async () => {
    let renders = 0;
    const { cache } = cacheOf({
      render: async () => page(`${++renders}`, { audience: ["device"] }),
    });
    await cache.fill(visit());
    expect(cache.find(visit({ audience: { ...visitor, place: "CA:QC" } })).found).toBe("fresh");
    expect(cache.find(visit({ audience: { ...visitor, signedIn: true } })).found).toBe("fresh");
    expect(cache.find(visit({ audience: { ...visitor, device: "Mobile" } })).found).toBe("nothing");
    expect(renders).toBe(1);
  });

  test("renders once for everyone who asks at the same time", async () => {
    let renders = 0;
    const { cache } = cacheOf({
      render: async () => {
        renders += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return page("home");
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.fill(visit())));
    expect(renders).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  test("answers stale once more while one refresh runs, and not at all when too old", async () => {
    let renders = 0;
    const { cache, pass } = cacheOf({ render: async () => page(`${++renders}`) });
    await cache.fill(visit());
    pass(61_000);
    expect([cache.find(visit()).found, cache.find(visit()).found]).toEqual(["stale", "stale"]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(renders).toBe(2);
    expect(await ask(cache, visit())).toBe("2");
    pass(11 * 60_000);
    expect(cache.find(visit()).found).toBe("nothing");
  });

  test("keeps serving when a refresh fails, and tells of it", async () => {
    let broken = false;
    const { cache, failures, pass } = cacheOf({
      render: async () => {
        if (broken) throw new Error("the database is away");
        return page("home");
      },
    });
    await cache.fill(visit());
    broken = true;
    pass(61_000);
    expect(cache.find(visit()).found).toBe("stale");
    await new Promise((resolve) => setImmediate(resolve));
    expect(failures).toHaveLength(1);
    expect(cache.find(visit()).found).toBe("stale");
  });

  test.each<[string, RenderedPage]>([
    ["an error page", { ...page("oops"), status: 500 }],
    ["a page that was not found", { ...page("where?"), status: 404 }],
    ["a redirect", { ...page(""), status: 302 }],
    ["a personal page", page("hello Ana", { personal: true })],
    ["a page that does not ask for it", page("once", { cacheable: false })],
    ["a page that says nothing", { ...page("silent"), declaration: undefined }],
    [
      "a page that sets a cookie",
      { ...page("x"), headers: [["Set-Cookie", "a=b"]] satisfies RenderedPage["headers"] },
    ],
  ])("never stores %s", async (_name, rendered) => {
    const { cache } = cacheOf({ render: async () => rendered });
    expect((await cache.fill(visit())).kind).toBe("rendered");
    expect(cache.find(visit()).found).toBe("nothing");
    expect(cache.size().pages).toBe(0);
  });

  test("drops just the pages that used what changed", async () => {
    const { cache } = cacheOf({
      render: async (asked) => page(asked.path, { tags: [`entry:${asked.path}`, "menu"] }),
    });
    await cache.fill(visit({ path: "/a" }));
    await cache.fill(visit({ path: "/b" }));
    expect(cache.purge(["entry:/a"])).toBe(1);
    expect(cache.find(visit({ path: "/a" })).found).toBe("nothing");
    expect(cache.find(visit({ path: "/b" })).found).toBe("fresh");
    expect(cache.purge(["menu"])).toBe(1);
    expect(cache.size()).toMatchObject({ pages: 0, bytes: 0, tags: 0 });
  });

  test("a page rendered from what was just replaced is not stored, nor joined", async () => {
    let published = "old";
    const gate = Promise.withResolvers<void>();
    const { cache } = cacheOf({
      render: async () => {
        const seen = published;
        if (seen === "old") await gate.promise;
        return page(seen, { tags: ["entry"] });
      },
    });
    const early = cache.fill(visit());
    published = "new";
    cache.purge(["entry"]);
    const late = await cache.fill(visit());
    gate.resolve();
    await early;
    expect(textOf(late)).toBe("new");
    expect(await ask(cache, visit())).toBe("new");
  });

  test("stays within its memory, and what is used stays longest", async () => {
    const { cache } = cacheOf({
      render: async () => page("x".repeat(100)),
      bytesMax: 1_000,
    });
    await cache.fill(visit({ path: "/often" }));
    for (let index = 0; index < 100; index += 1) {
      cache.find(visit({ path: "/often" }));
      await cache.fill(visit({ path: `/once/${index}` }));
      expect(cache.size().bytes).toBeLessThanOrEqual(1_000);
    }
    expect(cache.find(visit({ path: "/often" })).found).toBe("fresh");
    expect(cache.size()).toMatchObject({ pages: 10, evicted: 91 });
  });

  test("renders the long tail of a parameter without storing it", async () => {
    const { cache } = cacheOf({
      render: async (asked) => page(asked.query, { query: ["q"] }),
      queryVariantsMax: 3,
    });
    for (let index = 0; index < 10; index += 1) await cache.fill(visit({ query: `q=${index}` }));
    await cache.fill(visit());
    expect(cache.size().pages).toBe(4);
    expect(await ask(cache, visit({ query: "q=9" }))).toBe("q=9");
  });

  test("a stored page allows the scripts of our components, and none that its content smuggled in", async () => {
    const { declaration } = page("");
    const site: Pick<Site, "answer"> = {
      async answer(_request, { nonce }) {
        const own = `<script nonce="${nonce}">one()</script><script nonce="${nonce}" type="module">two()</script>`;
        const html = `<h1><script>stolen()</script></h1>${own}<script nonce="">stolen()</script>`;
        const response = new Response(html, { headers: { "content-type": "text/html" } });
        return { response, declaration: declaration ?? expect.fail() };
      },
    };
    const stored = await storePage(await renderShared(site, visit()), {
      now: 0,
      securityHeaders: (hashes) => ({ "content-security-policy": hashes.join(" ") }),
    });
    const { headers } = stored.br;
    const policy = headers[headers.indexOf("content-security-policy") + 1];
    const own = ["one()", "two()"]
      .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
      .join(" ");
    expect(policy).toBe(own);
    expect(stored.identity.body.toString()).toContain(
      '<script>one()</script><script type="module">two()</script>',
    );
    expect(stored.br.etag).not.toBe(stored.gzip.etag);
    expect(stored.gzip.headers).toContain("gzip");
  });
});

test("a page that is another one from a moment on is not answered once more after it", async () => {
  const { cache, pass } = cacheOf({
    render: async () => page("until noon", { staleAt: 1_000 }),
  });
  await cache.fill(visit());
  pass(999);
  expect(cache.find(visit()).found).toBe("fresh");
  pass(1);
  expect(cache.find(visit()).found).toBe("nothing");
});
