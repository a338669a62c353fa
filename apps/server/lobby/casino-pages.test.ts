import { expect, test } from "vitest";
import { buildSnapshot, type PublishedRow } from "@croupier/content";
import type { BrandConfiguration, CardFacts } from "@croupier/contracts";
import type { LobbyPage } from "@croupier/site/casino-page";
import type { AudienceDimension } from "@croupier/site/page-facts";
import { createCasinoPages } from "./casino-pages.ts";

const noon = new Date("2026-11-21T12:00:00Z");

function published(kind: "casino_game_page" | "game_category", id: string, parts: object) {
  const told = Object.entries(parts).map(([part, data]: [string, object]) => [
    part,
    { number: 1, publishedAt: noon.toISOString(), data },
  ]);
  return { what: "entry", kind, id, parts: Object.fromEntries(told), oldSlugs: [] } as const;
}

function game(slug: string): PublishedRow {
  const common = { gameId: slug, category: "big", subCategory: "below", audiences: [] };
  return published("casino_game_page", `id of ${slug}`, {
    common: { ...common, media: "tall" },
    en: { slug, title: `The game ${slug}`, blocks: [] },
  });
}

function category(slug: string, games: readonly string[], position: number): PublishedRow {
  return published("game_category", `id of ${slug}`, {
    common: { games, subCategories: [], showAllSuffix: "all", position },
    en: { slug, name: slug, title: `All of ${slug}` },
  });
}

const slugs = (count: number) => Array.from({ length: count }, (_, place) => `game-${place}`);

/** The lobby of a house with so many games: all of them new, ten of them big, six even, five few. */
async function lobbyOf(count: number): Promise<LobbyPage> {
  const names = slugs(count);
  const brand = { bucket: "default", brandCode: "kingfisher", languageDefault: "en" };
  const rows = [
    ...names.map(game),
    category("new", names, 1),
    category("big", names.slice(0, 10), 2),
    category("even", names.slice(-6), 3),
    category("few", names.slice(0, 5), 4),
  ];
  const snapshot = buildSnapshot({ ...brand, languages: ["en"], sequence: 1, rows });
  const { readCasino } = createCasinoPages({
    catalogue: {
      isEmpty: false,
      version: "a",
      has: () => true,
      find: () => ({ provider: "House" }) as unknown as CardFacts,
    },
    readSiteConfiguration: async () =>
      ({ ...brand, languages: ["en"], defaultCurrency: "USD" }) as unknown as BrandConfiguration,
    liveContent: { snapshotOf: () => snapshot },
    clock: () => noon,
  });
  const who = {
    signedIn: true,
    hasPlayed: true,
    place: "CW",
    device: "Desktop",
    marks: "",
  } as const;
  const answer = await readCasino({
    path: "/casino",
    filter: () => ({}),
    visit: {
      brandCode: "kingfisher",
      language: "en",
      audience: <Dimension extends AudienceDimension>(dimension: Dimension) => who[dimension],
      dependOn: () => {},
      staleAfter: () => {},
    },
  });
  if (answer.outcome !== "page" || answer.page.kind !== "lobby") throw new Error("no lobby");
  return answer.page;
}

test("up to 24 games stand in one grid, each once, and no rail repeats them", async () => {
  const lobby = await lobbyOf(24);
  expect(lobby).toMatchObject({ whole: true, rails: [], grid: { fitting: 24, total: 24 } });
  expect(lobby.grid?.games.map(({ slug }) => slug).toSorted()).toEqual(slugs(24).toSorted());
});

test("with more games a rail has at least six different ones, and no category is the lobby once more", async () => {
  const lobby = await lobbyOf(25);
  expect(lobby.whole).toBe(false);
  expect(lobby.grid).toBeUndefined();
  expect(lobby.rails.map(({ title, total }) => [title, total])).toEqual([
    ["All of big", 10],
    ["All of even", 6],
  ]);
  expect(lobby.tabs.map(({ text }) => text)).toEqual(["big", "even", "few"]);
});
