import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { content } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const base = "/content/v5/buckets/default/languages/en";
const secret = "for those inside";

let served: Served;
let second: Served;
let desk: Desk;
let fresh: FreshDatabase;
let ana: Person;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  const section = await desk.publish("section", {
    common: {},
    en: { slug: "payments", title: "Payments" },
  });
  const help = (slug: string, title: string, text: string) =>
    desk.publish("content_page", {
      common: { pageType: "help", section },
      en: { slug, title, blocks: [prose(text)] },
    });
  await help("withdraw-money", "Withdraw your money", "How a withdrawal is paid");
  await help("pay-in", "Pay in", "How money gets into the wallet");
  await desk.publish("content_page", {
    common: { pageType: "promotion" },
    en: {
      slug: "friday",
      title: "Friday",
      blocks: [
        heading("open", "For everybody"),
        heading("inside", secret, { audience: "loggedIn" }),
        heading("outside", "Join us", { audience: "loggedOut" }),
        heading("desktop", "On a wide screen", { device: "Desktop" }),
        heading("elsewhere", "Not in Curaçao", notIn("CW")),
      ],
    },
  });
  await desk.publish("content_page", {
    common: { pageType: "promotion", gates: { audience: "loggedIn" } },
    en: { slug: "members", title: secret, blocks: [] },
  });
  await desk.publish("content_page", {
    common: { pageType: "promotion", gates: notIn("CW") },
    en: { slug: "abroad", title: "Not in Curaçao", blocks: [] },
  });
  await desk.publish("casino_game_page", {
    common: { gameId: "dice", category: "originals", subCategory: "dice", gates: notIn("US") },
    en: { slug: "lucky-dice", title: "Lucky Dice", blocks: [] },
  });
  const dice = await desk.publish("game_category", {
    common: { games: ["lucky-dice"], subCategories: [] },
    en: { slug: "dice", name: "Dice", title: "Games with dice" },
  });
  const closed = await desk.publish("game_category", {
    common: { games: [], subCategories: [], gates: { audience: "loggedIn" } },
    en: { slug: "inside", name: "Inside", title: secret },
  });
  await desk.publish("game_category", {
    common: { games: ["lucky-dice", "not-there"], subCategories: [dice, closed] },
    en: { slug: "originals", name: "Originals", title: "Our own games" },
  });
  // Who names an address of Curaçao as theirs is there.
  served = await serveOn(fresh, trusting);
  second = await serveOn(fresh, trusting);
  ana = await joined(served, "ana");
});
afterAll(async () => {
  await second.close();
  await served.close();
  await fresh.drop();
});

function trusting(config: Served["config"]): Served["config"] {
  return { ...config, http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] } };
}

function heading(id: string, text: string, gates?: object) {
  return { type: "heading", props: { id, text, level: 2, ...(gates && { gates }) } };
}

function prose(text: string) {
  const content = [{ type: "paragraph", content: [{ type: "text", text }] }];
  return { type: "rich-text", props: { id: "words", body: { type: "doc", content } } };
}

function notIn(country: string) {
  return { geoTargetingFilter: { notIn: { countrySubdivision: { [country]: [] } } } };
}

function read(path: string, headers: Record<string, string> = {}, url = served.url) {
  return fetch(`${url}${base}${path}`, { headers });
}

async function json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await read(path, headers)).json();
}

describe("the help centre is searched", () => {
  test("[S7.12] while somebody types: contentId, paths and fields.title of what begins like it", async () => {
    const answer = await json("/help-pages/suggestions?searchTerm=withd");
    expect(answer).toEqual([
      {
        contentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        paths: ["/help/payments/withdraw-money"],
        fields: { title: "Withdraw your money" },
      },
    ]);
  });

  test("[S7.13] for a term, in the same shape, the best first", async () => {
    const answer = content.helpSearch.responses[200].parse(
      await json("/help-pages/search?searchTerm=money"),
    );
    expect(answer.map(({ paths, fields }) => [paths.at(-1), fields.title])).toEqual([
      ["/help/payments/withdraw-money", "Withdraw your money"],
      ["/help/payments/pay-in", "Pay in"],
    ]);
  });

  test("and a term that nothing holds finds nothing", async () => {
    expect(await json("/help-pages/search?searchTerm=zebra")).toEqual([]);
    expect((await read("/help-pages/search")).status).toBe(400);
  });
});

describe("content by type", () => {
  test("[S7.26] casino_game_page is fetched by type, and a game category by its slug", async () => {
    const games = await json("/casino_game_page?category=originals");
    expect(games).toMatchObject({
      total: 1,
      items: [
        {
          contentType: "casino_game_page",
          paths: ["/casino/originals/dice/lucky-dice"],
          fields: { gameId: "dice", linkUrl: "/casino/originals/dice/lucky-dice", ...notIn("US") },
        },
      ],
    });
    expect(await json("/game-categories/originals")).toMatchObject({
      contentType: "game_category",
      fields: { name: "Originals", title: "Our own games", games: ["lucky-dice"] },
    });
  });

  test("[S3.16] a game category says its name, slug and title, its games and what is below by slug", async () => {
    const { fields } = content.gameCategory.responses[200].parse(
      await json("/game-categories/originals"),
    );
    expect(fields).toMatchObject({
      name: "Originals",
      slug: "originals",
      title: "Our own games",
      games: ["lucky-dice"],
      subCategories: ["dice"],
    });
  });

  test("[S3.15] a game has an id and names its category and sub-category, by slug and in words", async () => {
    const { contentId, fields } = content.item.responses[200].parse(
      await json("/casino_game_page/lucky-dice"),
    );
    expect(fields).toMatchObject({
      id: contentId,
      gameId: "dice",
      title: "Lucky Dice",
      slug: "lucky-dice",
      linkUrl: "/casino/originals/dice/lucky-dice",
      category: "originals",
      categoryName: "Originals",
      subCategory: "dice",
      subCategoryName: "Dice",
      ...notIn("US"),
    });
    const list = content.list.responses[200].parse(await json("/casino_game_page"));
    expect(list.items.map((item) => item.fields["id"])).toEqual(
      list.items.map((item) => item.contentId),
    );
  });

  test("comes in pages, narrowed by category, without the blocks of a page", async () => {
    const first = await json("/content_page?category=help&pageSize=1");
    expect(first).toMatchObject({ total: 2, page: 1, pageSize: 1, items: [{}] });
    expect(JSON.stringify(first)).not.toContain("blocks");
    const beyond = await json("/content_page?category=help&page=9");
    expect(beyond).toMatchObject({ total: 2, items: [] });
  });

  test("one by one comes whole", async () => {
    const page = await json("/content_page/friday");
    expect(page).toMatchObject({ paths: ["/promotions/friday"], language: "en" });
    expect(JSON.stringify(page)).toContain("For everybody");
  });

  test.each([
    ["a bucket there is none of", "/content/v5/buckets/none/languages/en/content_page"],
    ["a language nobody speaks here", "/content/v5/buckets/default/languages/fr/content_page"],
    ["a slug of nothing", `${base}/content_page/nothing`],
    ["a category of nothing", `${base}/game-categories/nothing`],
    ["a page that is none", `${base}/pages?path=/promotions/nothing`],
  ])("%s is not found", async (_what, path) => {
    expect((await fetch(served.url + path)).status).toBe(404);
  });

  test("a type there is none of is refused", async () => {
    expect((await read("/password_page")).status).toBe(400);
  });
});

describe("what is closed to a caller is in none of the bytes", () => {
  const everywhere = [
    "/pages?path=/promotions/friday",
    "/content_page/friday",
    "/content_page?category=promotion",
  ];

  test("[S6.1] content for loggedIn comes to players alone, content for loggedOut to visitors alone", async () => {
    const seen = async (cookie = "") => {
      const page = await (await read("/pages?path=/promotions/friday", { cookie })).text();
      return [page.includes(secret), page.includes("Join us")];
    };
    expect({ loggedOut: await seen(), loggedIn: await seen(ana.cookie) }).toEqual({
      loggedOut: [false, true],
      loggedIn: [true, false],
    });
    for (const path of everywhere) {
      expect(await (await read(path)).text(), path).not.toContain(secret);
      const inside = await (await read(path, { cookie: ana.cookie })).text();
      expect(inside, path).toContain(secret);
      expect(inside, path).not.toContain("audience");
    }
    expect((await read("/content_page/members")).status).toBe(404);
    expect((await read("/pages?path=/promotions/members")).status).toBe(404);
  });

  test("a place decides by the address, whatever the cookie st says", async () => {
    const inCuracao = { "x-forwarded-for": "190.88.0.1", cookie: "st=DE" };
    const inGermany = { "x-forwarded-for": "217.224.0.1", cookie: "st=CW" };
    for (const path of everywhere) {
      const there = await (await read(path, inCuracao)).text();
      if (path.includes("friday")) expect(there, path).toContain("For everybody");
      expect(there, path).not.toContain("Not in Cura");
      expect(await (await read(path, inGermany)).text(), path).toContain("Not in Cura");
    }
  });

  test("a device decides by the browser", async () => {
    const [path = ""] = everywhere;
    const phone = { "user-agent": "Mozilla/5.0 (iPhone) Mobile Safari" };
    expect(await (await read(path, phone)).text()).not.toContain("On a wide screen");
    expect(await (await read(path)).text()).toContain("On a wide screen");
  });
});

describe("an answer that stands ready", () => {
  test.each(["br", "gzip", "identity"])(
    "is the one made for the first, in %s",
    async (encoding) => {
      const path = "/pages?path=/promotions/friday&for=" + encoding;
      const asked = { "accept-encoding": encoding };
      const [first, second] = [await read(path, asked), await read(path, asked)];
      expect(await second.text()).toBe(await first.text());
      const perCall = ["date", "x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset"];
      const headersOf = ({ headers }: Response) =>
        Object.fromEntries([...headers].filter(([name]) => !perCall.includes(name)));
      expect(headersOf(second)).toEqual(headersOf(first));
      const left = ({ headers }: Response) => Number(headers.get("x-ratelimit-remaining"));
      expect(left(first) - left(second)).toBe(1);
    },
  );
});

describe("an answer that a caller has already", () => {
  test("is not sent again, until something in it changed", async () => {
    const path = "/content_page/friday";
    const answer = await read(path);
    const etag = answer.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const again = await read(path, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const inside = await read(path, { "if-none-match": etag, cookie: ana.cookie });
    expect(inside.status).toBe(200);
  });
});

test("a publication is seen in every server process, and so is its end", async () => {
  const entryId = await desk.publish("content_page", {
    common: { pageType: "article" },
    en: { slug: "news", title: "News", blocks: [] },
  });
  const statuses = () =>
    Promise.all(
      [served, second].map(
        async ({ url }) => (await read("/pages?path=/articles/news", {}, url)).status,
      ),
    );
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([200, 200]);
  unwrap(await desk.content.unpublish({ entryId, by: "ada" }));
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([404, 404]);
});

test("with enableGeoTargeting off no place excludes anybody, on a page neither", async () => {
  const inCuracao = { headers: { "x-forwarded-for": "190.88.0.1" } };
  const shown = async (at: Served) => {
    const [item, page] = await Promise.all([
      fetch(`${at.url}${base}/content_page/abroad`, inCuracao),
      fetch(`${at.url}/promotions/abroad`, inCuracao),
    ]);
    return [item.status, page.status];
  };
  expect(await shown(served)).toEqual([404, 404]);
  const admin = new pg.Client({ connectionString: fresh.adminUrl });
  await admin.connect();
  await admin.query(`UPDATE content.brand SET flags = flags || '{"enableGeoTargeting": false}'`);
  await admin.end();
  const everywhere = await serveOn(fresh, trusting);
  expect(await shown(everywhere)).toEqual([200, 200]);
  await everywhere.close();
});
