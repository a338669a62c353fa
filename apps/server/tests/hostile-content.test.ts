import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntryKind } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let desk: Desk;
let served: Served;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  served = await serveOn(fresh);
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

/** Published under an id that others could name before it was there. */
async function publishAs(
  entryId: string,
  kind: EntryKind,
  parts: Record<string, object>,
): Promise<void> {
  const by = "mallory";
  unwrap(await desk.content.createEntry({ entryId, bucket: "default", kind, parts, by }));
  unwrap(await desk.content.publish({ entryId, by }));
}

const page = (slug: string, blocks: object[] = []) => ({ slug, title: `The page ${slug}`, blocks });
const content = (entry: string, id = entry) => ({ type: "content-block", props: { id, entry } });

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(served.url + path, { redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

const untilThere = (path: string, status = 200) =>
  expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(status);

/** Everything that walks over all that is published. */
async function stillAnswers(): Promise<void> {
  for (const path of [
    "/health/ready",
    "/login",
    "/sitemap.xml",
    "/rss/articles.xml",
    "/help/search-content?searchTerm=page",
    "/content/v5/buckets/default/languages/en/content-pages",
  ]) {
    expect(await statusOf(path), path).toBeLessThan(500);
  }
}

describe("hostile: what names itself, or each other, in a circle", () => {
  test("content blocks", async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    await publishAs(one, "content_block", { common: {}, en: { blocks: [content(other)] } });
    const many = Array.from({ length: 200 }, (_, index) => content(one, `many-${index}`));
    await publishAs(other, "content_block", { common: {}, en: { blocks: many } });
    await publishAs(uuidv7(), "marketing_page", {
      common: {},
      en: page(
        "circle",
        Array.from({ length: 200 }, (_, index) => content(other, `c-${index}`)),
      ),
    });
    await untilThere("/circle");
    await stillAnswers();
  });

  test("columns in columns, which no page may hold, are left out of the one that does", async () => {
    const columns = (inner: object[]) => ({
      type: "columns",
      props: { id: "c", columns: [inner] },
    });
    let nested = columns([{ type: "divider", props: { id: "d" } }]);
    for (let level = 0; level < 8; level += 1) nested = columns([nested]);
    await publishAs(uuidv7(), "marketing_page", { common: {}, en: page("nested", [nested]) });
    await untilThere("/nested");
  });

  test("a help article that is its own section, and sections that are articles", async () => {
    const [self, one, other] = [uuidv7(), uuidv7(), uuidv7()];
    const help = (section: string) => ({ pageType: "help", section });
    await publishAs(self, "content_page", { common: help(self), en: page("self") });
    await publishAs(one, "content_page", { common: help(other), en: page("one") });
    await publishAs(other, "content_page", { common: help(one), en: page("other") });
    await untilThere("/help/self/self");
    await untilThere("/help/other/one");
    await stillAnswers();
  });

  test("game categories below each other", async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    const category = (slug: string, below: string[]) => ({
      common: { games: [slug], subCategories: below },
      en: { slug, name: slug, title: slug },
    });
    await publishAs(one, "game_category", category("above", [other, one]));
    await publishAs(other, "game_category", category("below", [one]));
    const api = "/content/v5/buckets/default/languages/en/game-categories";
    await untilThere(`${api}/above`);
    await untilThere(`${api}/below`);
    await stillAnswers();
  });

  test("slides that are slideshows, and a slideshow that shows itself", async () => {
    const show = uuidv7();
    await publishAs(show, "slideshow", {
      common: { slides: [show, show] },
      en: { label: "Round and round" },
    });
    const slideshow = { type: "slideshow", props: { id: "s", slideshow: show } };
    await publishAs(uuidv7(), "marketing_page", { common: {}, en: page("show", [slideshow]) });
    await untilThere("/show");
  });

  test("menu items that stand below themselves", async () => {
    const items = ["/a", "/b"].map((link, position) => ({
      id: `item-${position}`,
      position,
      link,
      parentLink: position === 0 ? "/b" : "/a",
    }));
    await publishAs(uuidv7(), "custom_menu", {
      common: { region: "footer", items },
      en: { title: "Round", items: { "item-0": { text: "A" }, "item-1": { text: "B" } } },
    });
    await publishAs(uuidv7(), "marketing_page", { common: {}, en: page("above-the-menu") });
    await untilThere("/above-the-menu");
    await stillAnswers();
  });

  test("addresses that lead to each other are each one step, and the browser's to count", async () => {
    for (const [from, to] of [
      ["/to", "/fro"],
      ["/fro", "/to"],
    ] as const) {
      unwrap(await desk.content.saveRedirect({ bucket: "default", from, to, by: "mallory" }));
    }
    await untilThere("/to", 301);
    await untilThere("/fro", 301);
  });
});

test("hostile: a page as large as pages may be is shown", async () => {
  const text = "Long words. ".repeat(1_600);
  const prose = Array.from({ length: 45 }, (_, index) => ({
    type: "rich-text",
    props: {
      id: `p-${index}`,
      body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
    },
  }));
  await publishAs(uuidv7(), "marketing_page", { common: {}, en: page("huge", prose) });
  await untilThere("/huge");
  await stillAnswers();
});
