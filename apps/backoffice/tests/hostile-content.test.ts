import { isDeepStrictEqual } from "node:util";
import { entryData, isSafeLink, richText, type EntryKind } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { isPrintable } from "@croupier/kit/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content, page } from "./desk-world.ts";
import { hostileLinks, xssPayloads } from "./xss-payloads.ts";

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

type Parts = Readonly<Record<string, unknown>>;
const create = (kind: EntryKind, parts: Parts) =>
  world.call("POST", `${content}/entries`, {
    cookie,
    body: { bucket: "default", kind, parts },
  });

const text = (words: string, marks: unknown[] = []) => ({ type: "text", text: words, marks });
const paragraph = (...inner: unknown[]) => ({ type: "paragraph", content: inner });
const body = (...inner: unknown[]) => ({ type: "doc", content: inner });
const pageWith = (props: object, type = "rich-text") => ({
  common: { pageType: "generic" },
  en: { ...page(`p-${uuidv7()}`), blocks: [{ type, props: { id: "one", ...props } }] },
});
const menuWith = (item: object, words: object) => ({
  common: { region: "footer", items: [{ id: "one", position: 1, link: "/help", ...item }] },
  en: { title: "Menu", items: { one: { text: "Help", ...words } } },
});
const slideWith = (words: object) => ({
  common: { image: uuidv7() },
  en: { title: "A slide", label: "A slide", ...words },
});

/** Every place of the desk where somebody writes words, each filled with what would be code elsewhere. */
const wordPlaces: Readonly<Record<string, (payload: string) => readonly [EntryKind, Parts]>> = {
  "the title of a page": (payload) => [
    "content_page",
    { common: { pageType: "generic" }, en: { ...page(`p-${uuidv7()}`), title: payload } },
  ],
  "a paragraph": (payload) => ["content_page", pageWith({ body: body(paragraph(text(payload))) })],
  "a heading": (payload) => [
    "content_page",
    pageWith({ body: body({ type: "heading", attrs: { level: 2 }, content: [text(payload)] }) }),
  ],
  "a list": (payload) => [
    "content_page",
    pageWith({
      body: body({
        type: "bulletList",
        content: [{ type: "listItem", content: [paragraph(text(payload))] }],
      }),
    }),
  ],
  "a quote": (payload) => [
    "content_page",
    pageWith({ body: body({ type: "blockquote", content: [paragraph(text(payload))] }) }),
  ],
  "an answer of questions": (payload) => [
    "content_page",
    pageWith(
      { items: [{ question: payload.slice(0, 200), answer: body(paragraph(text(payload))) }] },
      "questions",
    ),
  ],
  "what a search engine shows": (payload) => [
    "content_page",
    {
      common: { pageType: "generic" },
      en: { ...page(`p-${uuidv7()}`), seo: { title: payload.slice(0, 70), description: payload } },
    },
  ],
  "a menu item": (payload) => ["custom_menu", menuWith({}, { text: payload.slice(0, 60) })],
  "the title of a menu item": (payload) => ["custom_menu", menuWith({}, { title: payload })],
  "the icon of a menu item": (payload) => [
    "custom_menu",
    menuWith({ iconClass: payload.slice(0, 60) }, {}),
  ],
  "what a menu item carries": (payload) => [
    "custom_menu",
    menuWith({ menuData: { fixed: payload } }, {}),
  ],
  "a slide": (payload) => ["slide", slideWith({ title: payload.slice(0, 90), text: payload })],
  "the button of a slide": (payload) => [
    "slide",
    slideWith({ action: { text: payload.slice(0, 30), link: "/help" } }),
  ],
  "a link outside": (payload) => [
    "external_link",
    { common: { url: "https://example.org/" }, en: { text: payload.slice(0, 80) } },
  ],
};

describe("F9: words stay words, wherever an editor writes them", () => {
  test.each(Object.entries(wordPlaces))("%s", async (_, fill) => {
    expect(xssPayloads.length).toBeGreaterThan(40);
    let stored = 0;
    for (const payload of xssPayloads) {
      const [kind, parts] = fill(payload);
      const made = await create(kind, parts);
      expect([payload, [201, 422].includes(made.status)]).toEqual([payload, true]);
      if (made.status !== 201) continue;
      stored += 1;
      expect(await findLive(made.json.id, kind)).toEqual([]);
    }
    // Most are plain text, and an editor may write about code.
    expect(stored).toBeGreaterThan(xssPayloads.length / 2);
  });
});

const linkPlaces: Readonly<Record<string, (link: string) => readonly [EntryKind, Parts]>> = {
  "a link in words": (href) => [
    "content_page",
    pageWith({ body: body(paragraph(text("x", [{ type: "link", attrs: { href } }]))) }),
  ],
  "a menu item": (link) => ["custom_menu", menuWith({ link }, {})],
  "the menu item above": (parentLink) => ["custom_menu", menuWith({ parentLink }, {})],
  "the button of a slide": (link) => ["slide", slideWith({ action: { text: "Go", link } })],
  "the second button": (link) => ["slide", slideWith({ secondAction: { text: "Go", link } })],
  "an address outside": (url) => ["external_link", { common: { url }, en: { text: "Out" } }],
  "a prop of a block that nobody knows": (href) => [
    "content_page",
    pageWith({ anything: { href } }, "unheard-of"),
  ],
  "the link of a call to action": (link) => [
    "content_page",
    pageWith({ title: "Go", actions: [{ text: "Go", link }], link }, "call-to-action"),
  ],
};

describe("F9: no link is stored that a browser would run or take elsewhere", () => {
  test.each(Object.entries(linkPlaces))("%s", async (_, fill) => {
    expect((await create(...fill("/help"))).status).toBeOneOf([201, 422]);
    for (const link of hostileLinks) {
      const made = await create(...fill(link));
      // A control character comes no further than the call; line breaks and tabs are text until here.
      const refused = isPrintable(link, { lines: true })
        ? [422, "invalid_entry"]
        : [400, "invalid_request"];
      expect([link, made.status, made.json.code]).toEqual([link, ...refused]);
    }
  });
});

describe("F9: no document is stored that is none", () => {
  test.each<[string, unknown]>([
    ["a script", { type: "script", content: [text("alert(1)")] }],
    ["raw HTML", { type: "html", html: "<img src=x onerror=alert(1)>" }],
    ["a frame", { type: "iframe", attrs: { src: "https://evil.example" } }],
    ["a picture from elsewhere", { type: "image", attrs: { src: "https://evil.example/x" } }],
    ["a heading of the first level", { type: "heading", attrs: { level: 1 } }],
    ["a level that is text", { type: "heading", attrs: { level: "2" } }],
    ["text that is a number", paragraph({ type: "text", text: 7 })],
    ["a list in a list in a list", nestedList(6)],
    ["nothing at all", null],
  ])("%s", async (_, node) => {
    const made = await create("content_page", pageWith({ body: body(node) }));
    expect([made.status, made.json.code]).toEqual([422, "invalid_entry"]);
  });

  test("handlers and styles on a node that may stand fall away", async () => {
    const dressed = { ...paragraph(text("Hello")), attrs: { onclick: "alert(1)", style: "x:y" } };
    const made = await create("content_page", pageWith({ body: body(dressed), onload: "no" }));
    const { rows } = await world.admin.query(
      "SELECT data::text FROM content.version WHERE entry_id = $1 AND part = 'en'",
      [made.json.id],
    );
    expect(rows[0].data).toContain("Hello");
    expect(rows[0].data).not.toMatch(/onclick|style/);
  });
});

describe("F7: what is too large or turns in circles is refused, or ends", () => {
  test("a document of more than a million characters", async () => {
    const words = text("x".repeat(15_000));
    const wide = body(...Array.from({ length: 60 }, () => paragraph(words)));
    const made = await create("content_page", pageWith({ body: wide }));
    expect(made.status).toBe(201);
    const wider = body(...Array.from({ length: 75 }, () => paragraph(words)));
    expect((await create("content_page", pageWith({ body: wider }))).status).toBe(413);
  });

  test.each([
    ["more blocks than a page has", 201, () => ({ id: "x" })],
    ["more blocks than a megabyte has", 3_000, () => ({ id: "x", text: "y".repeat(100) })],
  ])("%s", async (_, count, props) => {
    const blocks = Array.from({ length: count }, () => ({ type: "divider", props: props() }));
    const parts = { common: { pageType: "generic" }, en: { ...page("wide"), blocks } };
    expect((await create("content_page", parts)).status).toBe(422);
  });

  test("a tree that is deeper than a page, and one that is deeper than JSON may be", async () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? "end" : { items: [deep(levels - 1)] };
    const at = async (levels: number) =>
      (await create("content_page", pageWith({ items: deep(levels) }, "columns"))).status;
    expect(await at(10)).toBe(201);
    expect(await at(20)).toBe(422);
    expect(await at(30)).toBe(400);
  });

  test("blocks that hold each other, sections and categories that stand in themselves", async () => {
    const { content: desk } = world.backoffice.services;
    const [one, other, category] = [uuidv7(), uuidv7(), uuidv7()];
    const holding = (entry: string) => ({
      blocks: [{ type: "content-block", props: { id: "in", entry } }],
    });
    const put = (entryId: string, kind: EntryKind, parts: Parts) =>
      desk.createEntry({ entryId, bucket: "default", kind, parts, by: "anna" });
    await put(one, "content_block", { common: {}, en: holding(other) });
    await put(other, "content_block", { common: {}, en: holding(one) });
    await put(category, "game_category", {
      common: { games: [], subCategories: [category] },
      en: { slug: "round", name: "Round", title: "Round" },
    });
    for (const entryId of [one, other, category]) {
      const shown = await world.call("POST", `${content}/entries/${entryId}/publications`, {
        cookie,
        body: {},
      });
      expect(shown.status).toBe(204);
    }
    const listed = await world.call("GET", `${content}/entries?bucket=default&kind=game_category`, {
      cookie,
    });
    expect(listed.json.items).toMatchObject([{ id: category, path: "/casino/round" }]);
    const onlooker = {
      audience: "loggedOut",
      place: null,
      device: "Desktop",
      language: "en",
      moment: null,
    };
    const drawn = await world.call("POST", `${content}/resolved-blocks`, {
      cookie,
      body: { bucket: "default", onlooker, blocks: holding(one).blocks },
    });
    expect(drawn.status).toBe(200);
    expect(JSON.stringify(drawn.json).length).toBeLessThan(10_000);
  });
});

describe("wrong types are told field by field, and never stored", () => {
  const wrong = [null, 7, true, "text", [], { a: 1 }, [[]], ""];

  test.each(Object.keys(entryData) as EntryKind[])("in every field of %s", async (kind) => {
    const { shape } = entryData[kind].common;
    for (const field of Object.keys(shape)) {
      for (const value of wrong) {
        const parsed = entryData[kind].common.safeParse({ [field]: value });
        const refusesField =
          !parsed.success && parsed.error.issues.some(({ path }) => path[0] === field);
        if (!refusesField) continue;
        const made = await create(kind, { common: { [field]: value } });
        expect([field, made.status]).toEqual([field, 422]);
        const fields = made.json.errors.map(
          (error: { field: string }) => error.field.split(".")[0],
        );
        expect(fields).toContain(field);
      }
    }
  });
});

/** Whatever of a stored entry a browser would run or follow somewhere it should not. */
async function findLive(entryId: string, kind: EntryKind): Promise<string[]> {
  const { rows } = await world.admin.query<{ part: string; data: unknown }>(
    "SELECT part, data FROM content.version WHERE entry_id = $1",
    [entryId],
  );
  expect(rows.length).toBeGreaterThan(1);
  const found: string[] = [];
  for (const { part, data } of rows) {
    const schema = entryData[kind][part === "common" ? "common" : "language"];
    if (!schema.safeParse(data).success) found.push(`${part} is not what it should be`);
    walk(data, (key, value) => {
      if (typeof value === "object" && value !== null && "type" in value && value.type === "doc") {
        // Strictly what may stand there, and nothing that fell away would have been kept.
        if (!isDeepStrictEqual(richText.parse(value), value)) found.push(key);
      }
      if (/^(?:link|href|url|src|parentLink)$/.test(key) && typeof value === "string") {
        if (!isSafeLink(value)) found.push(`${key}: ${value}`);
      }
    });
  }
  return found;
}

function walk(value: unknown, tell: (key: string, value: unknown) => void, key = ""): void {
  tell(key, value);
  if (typeof value !== "object" || value === null) return;
  for (const [inner, held] of Object.entries(value)) walk(held, tell, inner);
}

function nestedList(depth: number): unknown {
  const inner = depth === 0 ? paragraph() : nestedList(depth - 1);
  return { type: "bulletList", content: [{ type: "listItem", content: [inner] }] };
}
