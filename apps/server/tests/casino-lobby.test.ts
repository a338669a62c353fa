import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameIndex } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { dayMs } from "@croupier/kit/time";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let desk: Desk;
let served: Served;
let ana: Person;

/** The game that the house begins with; all others here are pages that nobody can play. */
const playable = "lucky-dice";
const page = "/casino/originals/instant/lucky-dice";

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  const game = (slug: string, gameId: string, change: object = {}) =>
    desk.publish("casino_game_page", {
      common: { gameId, category: "originals", subCategory: "instant", ...change },
      en: { slug, title: `The game ${slug}`, description: `All about ${slug}`, blocks: [] },
    });
  const upright = await picture("Dice in the air");
  await game("lucky-dice", playable, { badge: "exclusive", cardVerticalImage: upright });
  await game("twin-dice", playable, { gates: { audience: "loggedIn" } });
  await game("far-dice", playable, {
    gates: { geoTargetingFilter: { notIn: { countrySubdivision: { CW: [] } } } },
  });
  await game("tomorrow", "not-made-yet");
  const instant = await desk.publish("game_category", {
    common: { games: ["lucky-dice", "tomorrow"] },
    en: { slug: "instant", name: "Instant", title: "Decided in a moment" },
  });
  await desk.publish("game_category", {
    common: {
      games: ["tomorrow", "lucky-dice", "twin-dice", "far-dice"],
      subCategories: [instant],
      showAllSuffix: "everything",
    },
    en: { slug: "originals", name: "Originals", title: "Small rules, quick rounds" },
  });
  served = await serveOn(fresh, (config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  ana = await joined(served, "ana");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

/** In the library of the desk, described in English. */
async function picture(alt: string): Promise<string> {
  const bytes = await sharp({
    create: { width: 300, height: 400, channels: 3, background: "teal" },
  })
    .webp()
    .toBuffer();
  const mediaId = uuidv7();
  const place = { bucket: "default", folder: "", name: "Dice", bytes, by: "ada" };
  unwrap(await desk.content.addMedia({ ...place, mediaId, alt: { en: alt } }));
  return mediaId;
}

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(served.url + path, {
    headers: { "accept-language": "en", ...headers },
  });
  return answer.text();
}

/** The games whose cards are drawn, in their order. */
function cards(html: string): string[] {
  return Array.from(html.matchAll(/<article[^>]*><a[^>]*href="([^"]*)"/g), ([, href = ""]) => href);
}

/** How the first card answers a pointer (`hoverBehaviour`). */
function cardLook(html: string): string | undefined {
  return /<article[^>]*data-hover="(\w+)"/.exec(html)?.[1];
}

test("only games that can be played stand in a list, in the order of the editors", async () => {
  expect(cards(await read("/casino"))).toEqual([page]);
  expect(cards(await read("/casino/all"))).toEqual([page]);
  expect(await read("/casino/all")).not.toContain("The game tomorrow");
});

test("the lobby of a house with few games shows each of them once, and leads to no other page of all", async () => {
  const html = await read("/casino");
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main).toContain("<h1");
  expect(main).not.toContain("<h2");
  expect(html).not.toContain('href="/casino/all"');
});

test("[S2.37] a game card has image, title and link, a way to play, and its badge in a corner", async () => {
  const html = await read("/casino");
  const [card = ""] = /<article.*?<\/article>/s.exec(html) ?? [];
  const there = encodeURIComponent(`${page}#quickplay_realplay`);
  expect({
    link: /<a[^>]*aria-label="The game lucky-dice"[^>]*>/.exec(card)?.[0],
    image: /<img[^>]*>/.exec(card)?.[0],
    title: /<h3[^>]*>([^<]*)<\/h3>/.exec(card)?.[1],
    play: /<a[^>]*href="\/login[^>]*>/.exec(card)?.[0],
    corner: /<div[^>]*><div>(?:<[^>]+>)*([^<]+)</.exec(card)?.[1],
  }).toEqual({
    link: expect.stringContaining(`href="${page}"`),
    image: expect.stringMatching(/src="\/assets\/[^"]+"/),
    title: "The game lucky-dice",
    play: expect.stringContaining(`destination=${there}`),
    corner: "Exclusive",
  });
});

test("[S1.6] pieces that only present are there as they are served: grid, card, field, channel item, divider", async () => {
  await desk.publish("custom_menu", {
    common: {
      region: "channelHeader",
      list: "primary",
      items: [{ id: "casino", position: 10, link: "/casino" }],
    },
    en: { slug: "channels", title: "Channels", items: { casino: { text: "Play now" } } },
  });
  const blocks = [{ type: "divider", props: { id: "line" } }];
  await desk.publish("marketing_page", {
    common: {},
    en: { slug: "pieces", title: "Pieces", blocks },
  });
  await expect.poll(() => read("/pieces"), { timeout: 10_000 }).toMatch(/<hr class=/);
  await expect.poll(() => read("/casino"), { timeout: 10_000 }).toContain("Play now");
  const html = await read("/casino");
  for (const [piece, markup] of Object.entries({
    grid: /--Grid-columns:8[^>]*>\s*<article/,
    "game card": /<article[^>]*><a[^>]*><img/,
    "search field": /<label[^>]*>.*?<\/label><input[^>]*type="search"/,
    "channel item": /<a[^>]*href="\/casino"[^>]*>(?:<[^>]+>)*Play now/,
  })) {
    expect(html, piece).toMatch(markup);
  }
});

test("a category leads to all of it, at its path and the suffix", async () => {
  expect(await read("/casino/originals")).toContain('href="/casino/originals/everything"');
  for (const path of ["/casino/originals/everything", "/casino/originals/instant/all"]) {
    expect((await fetch(served.url + path)).status, path).toBe(200);
    expect(cards(await read(path)), path).toEqual([page]);
  }
  expect((await fetch(`${served.url}/casino/originals/all`)).status).toBe(404);
});

test("[S2.19] a game stands under its category and sub-category, at no other address", async () => {
  const html = await read(page);
  expect(html).toMatch(/<h1[^>]*>The game lucky-dice<\/h1>/);
  expect(html).toContain("All about lucky-dice");
  expect(await read("/casino/originals/instant/tomorrow")).toContain("cannot be played");
  const elsewhere = await fetch(`${served.url}/casino/slots/lines/lucky-dice`, {
    redirect: "manual",
  });
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([301, page]);
});

test("[S2.27] [S4.2] for money a visitor is sent to sign in, a player to the page in that mode", async () => {
  const there = `${page}#quickplay_realplay`;
  const login = `/login?destination=${encodeURIComponent(there)}`;
  expect(await read("/casino")).toContain(`href="${login}"`);
  const own = await read("/casino", { cookie: ana.cookie });
  expect(own).toContain(`href="${there}"`);
  expect(own).not.toContain(login);
});

test("audiences and places decide on the server which cards there are", async () => {
  const twin = "/casino/originals/instant/twin-dice";
  const far = "/casino/originals/instant/far-dice";
  expect(cards(await read("/casino/originals"))).toEqual([page]);
  expect(cards(await read("/casino/originals", { cookie: ana.cookie }))).toEqual([page, twin]);
  // 8.8.8.8 is not of Curaçao.
  const abroad = await read("/casino/originals", { "x-forwarded-for": "8.8.8.8" });
  expect(cards(abroad)).toEqual([page, far]);
});

test("a page of the casino holds nothing of the person it is shown to", async () => {
  for (const path of ["/casino", "/casino/all?rtp=97", page]) {
    const html = await read(path, { cookie: ana.cookie });
    for (const own of [ana.id, ana.email, "Lindqvist"]) expect(html, path).not.toContain(own);
  }
});

test("a filter in the address is obeyed by the page itself", async () => {
  expect(cards(await read("/casino/all?stake=0.10"))).toEqual([page]);
  const none = await read("/casino/all?stake=9000.00");
  expect(cards(none)).toEqual([]);
  expect(none).toContain("No game matches all filters.");
});

test("[S3.15] [S7.26] the index tells of every game that can be played, and its categories", async () => {
  const path = "/content/v5/buckets/default/languages/en/game-index";
  const answer = await fetch(served.url + path);
  const index = (await answer.json()) as GameIndex;
  expect(index.games).toHaveLength(1);
  expect(index.games[0]).toMatchObject({
    gameId: playable,
    slug: "lucky-dice",
    title: "The game lucky-dice",
    linkUrl: page,
    category: "originals",
    categoryName: "Originals",
    subCategory: "instant",
    subCategoryName: "Instant",
    badge: "exclusive",
    facts: { family: "dice", returnToPlayer: expect.closeTo(0.99), stakeMin: "0.10" },
  });
  expect(index.categories.map(({ slug, games }) => [slug, games])).toEqual(
    expect.arrayContaining([
      ["originals", [0]],
      ["instant", [0]],
    ]),
  );
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(served.url + path, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${served.url}${path.replace("default", "nowhere")}`)).status).toBe(404);
});

test("[S3.17] the upright picture of a card is handed out as card_vertical_image", async () => {
  const content = "/content/v5/buckets/default/languages/en";
  const { games } = JSON.parse(await read(`${content}/game-index`)) as GameIndex;
  expect(games[0]).toMatchObject({ card_vertical_image: { alt: "Dice in the air", width: 300 } });
  const { fields } = JSON.parse(await read(`${content}/casino_game_page/lucky-dice`)) as {
    fields: object;
  };
  expect(fields).toMatchObject({ card_vertical_image: { alt: "Dice in the air" } });
  expect(fields).not.toHaveProperty("cardVerticalImage");
});

test("[S3.17] editors say how cards answer a pointer: those of a category, and those of a rail", async () => {
  const forMoney = "%23quickplay_realplay";
  await desk.publish("game_category", {
    common: { games: ["lucky-dice"], cardHover: "lift", position: 70 },
    en: { slug: "lifting", name: "Lifting", title: "Cards that lift" },
  });
  const rail = { id: "still", title: "Still", source: "picked", games: ["lucky-dice"] };
  const blocks = [{ type: "game-rail", props: { ...rail, hover: "none" } }];
  await desk.publish("marketing_page", {
    common: {},
    en: { slug: "still", title: "Still", blocks },
  });
  await expect.poll(async () => cards(await read("/still")), { timeout: 10_000 }).toEqual([page]);
  const [reveals, lifts, still] = [
    await read("/casino/originals"),
    await read("/casino/lifting"),
    await read("/still"),
  ];
  expect([cards(lifts), cardLook(reveals), cardLook(lifts), cardLook(still)]).toEqual([
    [page],
    "reveal",
    "lift",
    "none",
  ]);
  expect(reveals).toContain(forMoney);
  for (const html of [lifts, still]) expect(html).not.toContain(forMoney);
});

test("[S2.30] a category says where all of it stands: its path plus the suffix", async () => {
  const path = "/content/v5/buckets/default/languages/en/game-index";
  const { categories } = JSON.parse(await read(path)) as GameIndex;
  expect(categories.find(({ slug }) => slug === "originals")).toMatchObject({
    showAll: "/casino/originals/everything",
  });
  expect(await read("/casino/originals")).toContain('href="/casino/originals/everything"');
  const all = await read("/casino/originals/everything");
  expect(cards(all)).toEqual([page]);
  expect(all).not.toContain('href="/casino/originals/everything"');
});

test("[S7.3] [S3.18] pots are told to everybody", async () => {
  const pots = "/services/casino/casino-lobby-services/v1/jackpots?currencyCode=USD";
  const seeds = ["kingfishers-catch", "lucky-dice"].map((gameId) => ({ gameId, amount: 500_00 }));
  expect(JSON.parse(await read(pots))).toEqual({ items: seeds });
});

test("[S7.5] the games of a free offer are told to everybody, and none that cannot be played", async () => {
  const offers = "/services/casino/casino-lobby-services/v1/offers/games";
  expect(JSON.parse(await read(offers))).toEqual({ games: [] });
  await desk.publish("game_category", {
    common: { games: ["tomorrow", "lucky-dice"], isFreeOffer: true },
    en: { slug: "free", name: "Free", title: "On the house" },
  });
  await expect
    .poll(async () => JSON.parse(await read(offers)) as unknown, { timeout: 10_000 })
    .toEqual({ games: [playable] });
});

test("a category may hold what the catalogue says: the newest games, or those with a pot", async () => {
  await desk.publish("game_category", {
    common: { games: [], filledWith: "newest", position: 90 },
    en: { slug: "fresh", name: "Fresh", title: "Fresh games" },
  });
  await desk.publish("game_category", {
    common: { games: [], filledWith: "jackpot", position: 91 },
    en: { slug: "pots", name: "Pots", title: "Games with a pot" },
  });
  await expect
    .poll(async () => cards(await read("/casino/fresh")), { timeout: 10_000 })
    .toEqual([page]);
  const told = "/content/v5/buckets/default/languages/en/game-categories";
  expect(JSON.parse(await read(`${told}/fresh`))).toMatchObject({
    fields: { games: ["lucky-dice"] },
  });
  expect(cards(await read("/casino/pots"))).toEqual([page]);
});

test("[S2.19] the sitemap leads to games that can be played, and to no others", async () => {
  const map = await read("/sitemap.xml");
  expect(map).toContain(`${page}</loc>`);
  expect(map).toContain("/casino/originals</loc>");
  expect(map).not.toContain("tomorrow");
  expect(map).not.toContain("twin-dice");
});

test("practice is offered to visitors where the law lets them, and nowhere else", async () => {
  const practice = `href="${page}#quickplay"`;
  expect(await read("/casino")).toContain(practice);
  expect(await read(page)).toContain(practice);
  const british = { "x-forwarded-for": "81.2.69.142" };
  expect(await read("/casino", british)).not.toContain(practice);
  expect(await read(page, british)).not.toContain(practice);
});

test("[S7.2] [S3.19] promotional spins are told to their player alone: each game with a grant once", async () => {
  const spins = (id: string) =>
    `/services/casino-integration/v1/promotional-spins/players/${id}/playable`;
  const mine = async () => JSON.parse(await read(spins(ana.id), { cookie: ana.cookie })) as unknown;
  expect(await mine()).toEqual({ games: [] });
  const give = (used: number, expiresAt: Date) =>
    fresh.database.pool.query(
      `INSERT INTO casino.grants (player_id, grant_id, game, asset, stake, rounds, used, granted_by,
         granted_at, expires_at)
       VALUES ($1, $2, $3, 'USD/2', 10, 5, $4, $5, $6, $7)`,
      [ana.id, uuidv7(), playable, used, uuidv7(), new Date(0), expiresAt],
    );
  const later = new Date(Date.now() + dayMs);
  await give(5, later);
  await give(0, new Date(Date.now() - dayMs));
  expect(await mine()).toEqual({ games: [] });
  await give(1, later);
  await give(0, later);
  expect(await mine()).toEqual({ games: [playable] });
  const foreign = await fetch(served.url + spins("somebody"), { headers: { cookie: ana.cookie } });
  expect(foreign.status).toBe(404);
  expect((await fetch(served.url + spins(ana.id))).status).toBe(401);
});
