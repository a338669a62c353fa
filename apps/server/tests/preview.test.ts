import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PreviewTicket } from "@croupier/content";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { sown } from "@croupier/tools/templates";
import { createPreviewLinks } from "../preview/preview-links.ts";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { serveOn, type Served } from "./serve.ts";

const staff = "http://staff.example:3001";
let fresh: FreshDatabase;
let desk: Desk;
let served: Served;
let page: string;

const text = (id: string, words: string, gates?: object) => ({
  type: "heading",
  props: { id, text: words, level: 2, ...(gates && { gates }) },
});
const notInQuebec = { geoTargetingFilter: { notIn: { countrySubdivision: { CA: ["QC"] } } } };
const blocks = [
  text("a", "For those inside", { audience: "loggedIn" }),
  text("b", "For those outside", { audience: "loggedOut" }),
  text("c", "Not in Quebec", notInQuebec),
  text("d", "On the phone", { device: "Mobile" }),
  text("e", "At Christmas", { from: "2026-12-24T00:00:00Z" }),
];

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  page = await draft("friday", { title: "Friday, written anew", blocks });
  served = await serveOn(fresh, (config) => ({ ...config, backofficeOrigin: staff }));
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function draft(slug: string, words: { title: string; blocks: object[] }): Promise<string> {
  const entryId = uuidv7();
  const parts = { common: { pageType: "promotion" }, en: { ...words, slug } };
  const kind = "content_page";
  const made = { entryId, bucket: "default", kind, parts, by: "ada" } as const;
  unwrap(await desk.content.createEntry(made));
  return entryId;
}

type Onlooker = PreviewTicket["onlooker"];
const anybody: Onlooker = {
  signedIn: false,
  hasPlayed: false,
  place: null,
  device: "Desktop",
  language: "en",
  moment: "2026-11-21T12:00:00.000Z",
};

function seal(change: Partial<PreviewTicket> = {}, sealedAt = new Date()): string {
  const link = createPreviewLinks({ keyring: served.config.keyring, clock: () => sealedAt });
  const { url } = link({
    bucket: "default",
    entryId: page,
    parts: {},
    onlooker: anybody,
    ...change,
    origin: served.url,
  });
  return url;
}

const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: "manual", headers });

/** The page behind a link, after the step that leads to it. */
async function look(url: string) {
  const led = await visit(url);
  const place = new URL(led.headers.get("location") ?? "", url);
  const answer = await visit(place.href);
  return { answer, place, html: await answer.text() };
}

const inside = ["For those inside", "For those outside", "Not in Quebec", "On the phone"];
const shown = (html: string) => [...inside, "At Christmas"].filter((words) => html.includes(words));

describe("a draft behind a valid link", () => {
  test("is shown at its own address, and nowhere else", async () => {
    const { answer, place, html } = await look(seal());
    expect(place.pathname).toMatch(/^\/preview\/[\w.-]+\/promotions\/friday$/);
    expect(answer.status).toBe(200);
    expect(html).toContain("<h1");
    expect(html).toContain("Friday, written anew");
    expect((await visit(`${served.url}/promotions/friday`)).status).toBe(404);
  });

  test.each([
    [{}, ["For those outside", "Not in Quebec"]],
    [{ signedIn: true }, ["For those inside", "Not in Quebec"]],
    [{ place: "CA:QC" }, ["For those outside"]],
    [{ device: "Mobile" }, ["For those outside", "Not in Quebec", "On the phone"]],
    [
      { moment: "2026-12-24T18:00:00.000Z" },
      ["For those outside", "Not in Quebec", "At Christmas"],
    ],
  ] as const)("is shown as to %j, whoever looks", async (change, wanted) => {
    const { html } = await look(seal({ onlooker: { ...anybody, ...change } }));
    expect(shown(html)).toEqual(wanted);
  });

  test("is shown in the versions that were sealed, or in the newest", async () => {
    const entryId = await draft("twice", { title: "First words", blocks: [] });
    const data = { slug: "twice", title: "Second words", blocks: [] };
    unwrap(await desk.content.saveDraft({ entryId, part: "en", basedOn: 1, by: "ada", data }));
    expect((await look(seal({ entryId, parts: { en: 1 } }))).html).toContain("First words");
    expect((await look(seal({ entryId }))).html).toContain("Second words");
  });

  test("is kept by nobody, found by nobody, and framed by the back-office alone", async () => {
    const { answer } = await look(seal());
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(new RegExp(`frame-ancestors ${staff}(;|$)`));
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(answer.headers.get("x-frame-options")).toBeNull();
    const home = await visit(served.url);
    expect(home.headers.get("x-frame-options")).toBe("DENY");
    expect(home.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("says on a bar that it is a preview, as whom and until when", async () => {
    const { html } = await look(seal({ onlooker: { ...anybody, signedIn: true, place: "CW" } }));
    expect(html).toContain("Preview as a signed-in player, in CW, on a desktop, at Nov 21, 2026");
    expect(html).not.toContain("Cookies on this site");
    const visited = await (await visit(served.url)).text();
    expect(visited).not.toContain("Preview as");
    expect(visited).toContain("Cookies on this site");
  });

  test("keeps its links inside the preview, and its loader's data too", async () => {
    const { html, place } = await look(seal());
    const root = place.pathname.replace("/promotions/friday", "");
    expect(html).toContain(`href="${root}/login"`);
    const data = await visit(`${served.url}${root}/promotions/friday.data`);
    expect(data.headers.get("cache-control")).toBe("private, no-store");
    expect(await data.text()).toContain("Friday, written anew");
  });

  test("leaves what visitors see as it was", async () => {
    await look(seal());
    expect((await visit(`${served.url}/promotions/friday`)).status).toBe(404);
    expect((await visit(`${served.url}/promotions/friday?preview=1`)).status).toBe(404);
  });
});

describe("hostile: a link that opens nothing", () => {
  const tokenOf = (url: string) => /\/preview\/([^?]*)/.exec(url)?.[1] ?? "";

  test("has ended: 410, in words", async () => {
    const answer = await visit(seal({}, new Date("2026-01-01T00:00:00Z")));
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("This link has ended. Ask for a new one.");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("was made for the site of another brand: 403", async () => {
    const foreign = seal({ bucket: "marlin" });
    expect((await visit(foreign)).status).toBe(403);
  });

  test("names an entry that is none: 404", async () => {
    expect((await visit(seal({ entryId: uuidv7() }))).status).toBe(404);
  });

  test("has one bit turned, anywhere: 403, and no draft in the answer", async () => {
    const token = tokenOf(seal());
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.nat(6), async (at, bit) => {
        const turned = String.fromCharCode(token.charCodeAt(at) ^ (1 << bit));
        fc.pre(/[\w.~-]/.test(turned));
        const forged = token.slice(0, at) + turned + token.slice(at + 1);
        const answer = await visit(`${served.url}/preview/${forged}/promotions/friday`);
        expect(answer.status).toBe(403);
        expect(await answer.text()).not.toContain("Friday, written anew");
      }),
      { numRuns: 60 },
    );
  });

  test.each(["", "x", "a.b.c", "....", "%2e%2f", `${"a".repeat(3_000)}.b.c`])(
    "%j is none: 403",
    async (token) => {
      expect((await visit(`${served.url}/preview/${token}/pages/x`)).status).toBe(403);
    },
  );
});
