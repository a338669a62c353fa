import { describe, expect, test, vi } from "vitest";
import { buildSnapshot, type PublishedRow } from "@croupier/content";
import type { BrandConfiguration, CardFacts } from "@croupier/contracts";
import type { AudienceDimension } from "@croupier/site/page-facts";
import { createOpenView } from "../content/open-view.ts";
import { showGames } from "./show-games.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const one = new Date("2026-11-21T13:00:00Z");

function published(kind: "casino_game_page" | "game_category", id: string, parts: object) {
  const told = Object.entries(parts).map(([part, data]: [string, object]) => [
    part,
    { number: 1, publishedAt: noon.toISOString(), data },
  ]);
  return { what: "entry", kind, id, parts: Object.fromEntries(told), oldSlugs: [] } as const;
}

function game(slug: string, gates?: object): PublishedRow {
  const common = { gameId: slug, category: "all", subCategory: "dice", audiences: [] };
  return published("casino_game_page", `id of ${slug}`, {
    common: { ...common, media: "tall", ...(gates && { gates }) },
    en: { slug, title: `The game ${slug}`, blocks: [] },
  });
}

const category = (games: readonly string[]): PublishedRow =>
  published("game_category", "id of all", {
    common: { games, subCategories: [], showAllSuffix: "all", position: 0 },
    en: { slug: "all", name: "All", title: "All games" },
  });

/** A house in which everything can change between two visits. */
function houseOf(rows: readonly PublishedRow[], { inPage }: { readonly inPage: boolean }) {
  const facts = { bucket: "default", brandCode: "kingfisher", languageDefault: "en" };
  const publish = (sequence: number, more: readonly PublishedRow[] = rows) =>
    buildSnapshot({ ...facts, languages: ["en"], sequence, rows: more });
  const now = { snapshot: publish(1), off: new Set<string>(), version: "a", moment: noon };
  const find = vi.fn((id: string) => (now.off.has(id) ? undefined : { facts: id }));
  const catalogue = {
    isEmpty: false,
    get version() {
      return now.version;
    },
    has: () => true,
    find: (id: string) => find(id) as unknown as CardFacts | undefined,
  };
  const open = createOpenView({
    readSiteConfiguration: async () =>
      ({ ...facts, languages: ["en"], enableGeoTargeting: true }) as unknown as BrandConfiguration,
    liveContent: { snapshotOf: () => now.snapshot },
    clock: () => now.moment,
  });
  return {
    now,
    find,
    publish: (more: readonly PublishedRow[]) => {
      now.snapshot = publish(now.snapshot.sequence + 1, more);
    },
    async visit({ signedIn = false, place = "CW" } = {}) {
      const told = { tags: new Set<string>(), audience: new Set<string>(), staleAt: [] as Date[] };
      const seen = { signedIn, hasPlayed: false, place } as const;
      const who = { ...seen, device: "Desktop", marks: "" } as const;
      const opened = await open({
        brandCode: "kingfisher",
        language: "en",
        audience<Dimension extends AudienceDimension>(dimension: Dimension) {
          told.audience.add(dimension);
          return who[dimension];
        },
        dependOn: (...tags) => tags.forEach((tag) => told.tags.add(tag)),
        staleAfter: (moment) => void told.staleAt.push(moment),
      });
      const { defaultCurrency: currency } = opened.configuration;
      const offer = { catalogue, currency };
      const keepPage = () =>
        opened.keep(
          `page ${now.version}`,
          (seen) => {
            const games = showGames(seen, offer);
            games.all();
            return games;
          },
          "page",
        );
      const games = inPage ? keepPage() : showGames(opened, offer);
      return { games, slugs: games.all().map(({ slug }) => slug), told };
    },
  };
}

const rows = [
  game("dice"),
  game("twin", { audience: "loggedIn" }),
  game("far", { geoTargetingFilter: { notIn: { countrySubdivision: { CW: [] } } } }),
  game("later", { from: one.toISOString() }),
  category(["dice", "twin", "far", "later"]),
];

describe.each([
  ["by themselves", { inPage: false }],
  ["in a page that is kept with them", { inPage: true }],
])("%s", (_how, how) => {
  const house = (published: readonly PublishedRow[]) => houseOf(published, how);

  test("the lists of a visit serve the next one, which is told all that they depend on", async () => {
    const { visit, find } = house(rows);
    const first = await visit();
    expect(first.slugs).toEqual(["dice"]);
    expect(first.told.tags).toContain("entry:id of dice");
    expect(first.told.tags).toContain("kind:casino_game_page");
    expect([...first.told.audience].sort()).toEqual(["place", "signedIn"]);
    expect(first.told.staleAt).toContainEqual(one);
    find.mockClear();
    const second = await visit();
    expect(second.games.all()).toBe(first.games.all());
    expect(find).not.toHaveBeenCalled();
    expect(second.told).toEqual({ ...first.told, staleAt: [one] });
  });

  test("nobody is shown the games of somebody who sees others", async () => {
    const { visit } = house(rows);
    expect((await visit()).slugs).toEqual(["dice"]);
    expect((await visit({ signedIn: true })).slugs).toEqual(["dice", "twin"]);
    expect((await visit({ place: "DE" })).slugs).toEqual(["dice", "far"]);
    expect((await visit()).slugs).toEqual(["dice"]);
  });

  test("a game that is switched off is gone from the very next visit", async () => {
    const { visit, now } = house(rows);
    const before = await visit({ signedIn: true });
    now.off.add("dice");
    now.version = "b";
    const after = await visit({ signedIn: true });
    expect([before.slugs, after.slugs]).toEqual([["dice", "twin"], ["twin"]]);
    expect(after.games.categories().flatMap(({ games }) => games)).toHaveLength(1);
  });

  test("what is published is seen by the very next visit, and what falls due when it is due", async () => {
    const { visit, publish, now } = house(rows);
    await visit();
    now.moment = one;
    expect((await visit()).slugs).toEqual(["dice", "later"]);
    publish([game("new"), category(["new"])]);
    expect((await visit()).slugs).toEqual(["new"]);
  });
});
