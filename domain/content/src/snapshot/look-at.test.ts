import { expect, test } from "vitest";
import { pageWords, promotion, row, snapshotOf } from "../../tests/published-rows.ts";
import { watch } from "../../tests/watched-onlooker.ts";
import { lookAt } from "./look-at.ts";
import type { PublishedRow } from "./rows.ts";

function see(rows: readonly PublishedRow[], looker: Parameters<typeof watch>[0] = {}) {
  const watched = watch(looker);
  return { ...watched, view: lookAt(snapshotOf(rows), watched.onlooker) };
}

const quebec = { geoTargetingFilter: { notIn: { countrySubdivision: { CA: ["QC"] } } } };

test("a page is found by its address, in its own language or the bucket's", () => {
  const page = row("content_page", "a", {
    common: { pageType: "article", redirectWhenExcluded: false, position: 0 },
    en: pageWords("the-book"),
    es: pageWords("el-libro"),
  });
  const find = (language: string, path: string) => see([page], { language }).view.pageByPath(path);
  expect(find("en", "/articles/the-book")).toMatchObject({ page: { id: "a", language: "en" } });
  expect(find("es", "/articles/el-libro")).toMatchObject({ page: { language: "es" } });
  // Not translated, so it is read in English, under the English address.
  expect(find("de", "/articles/the-book")).toMatchObject({
    page: {
      language: "en",
      translations: { en: "/articles/the-book", es: "/articles/el-libro" },
    },
  });
  expect(find("es", "/articles/the-book")).toEqual({
    outcome: "moved",
    to: "/articles/el-libro",
    permanent: false,
  });
  expect(find("en", "/articles/nothing")).toEqual({ outcome: "absent" });
});

test("a page excludes a place by being absent, or by saying so where it is told to", () => {
  const find = (common: object, place: string | null) => {
    const seen = see([promotion("a", "one", common)], { who: { place } });
    return { ...seen.view.pageByPath("/promotions/one"), asked: seen.asked() };
  };
  const asked = ["place"];
  expect(find({ gates: quebec }, "CA:QC")).toEqual({ outcome: "absent", asked });
  const telling = { gates: quebec, redirectWhenExcluded: true };
  expect(find(telling, "CA:QC")).toEqual({ outcome: "excluded", asked });
  expect(find(telling, "CA:ON")).toMatchObject({ outcome: "page", asked });
  expect(find(telling, null)).toMatchObject({ outcome: "page", asked });
  // Who is kept out for another reason is not told of a region.
  const forPlayers = { gates: { audience: "loggedIn" }, redirectWhenExcluded: true };
  expect(find(forPlayers, "CA:QC")).toEqual({ outcome: "absent", asked: ["signedIn"] });
});

test("a link knows whether it leads its onlooker anywhere, and asks for no more than that", () => {
  const find = (common: object, place: string | null = null) => {
    const seen = see([promotion("a", "one", common)], { who: { place } });
    return { leads: seen.view.standsAt("/promotions/one"), used: [...seen.tags()] };
  };
  const used = ["address:/promotions/one"];
  expect(find({})).toEqual({ leads: "content_page", used });
  expect(find({ gates: quebec }, "CA:QC")).toEqual({ leads: undefined, used });
  const telling = { gates: quebec, redirectWhenExcluded: true };
  expect(find(telling, "CA:QC").leads).toBe("content_page");
  expect(find({ gates: { audience: "loggedIn" } }).leads).toBeUndefined();
  const nothing = see([]);
  expect(nothing.view.standsAt("/promotions/one")).toBeUndefined();
  expect([...nothing.tags()]).toEqual([...used, "path:/promotions/one"]);
  const redirect: PublishedRow = { what: "redirect", from: "/old", to: "/promotions/one" };
  expect(see([redirect]).view.standsAt("/old")).toBe("moved");
});

test("a block that is closed to the onlooker is nowhere in the answer, at any depth", () => {
  const secret = (id: string, gates: object) => ({
    type: "rich-text",
    props: { id, gates, body: `secret of ${id}` },
  });
  const page = row("marketing_page", "a", {
    common: { redirectWhenExcluded: false },
    en: pageWords("landing", {
      blocks: [
        secret("outer", { audience: "loggedIn" }),
        {
          type: "columns",
          props: {
            id: "columns",
            columns: [
              {
                content: [
                  secret("inner", { device: "Mobile" }),
                  { type: "divider", props: { id: "d" } },
                ],
              },
              {
                gates: { geoTargetingFilter: { notIn: { countrySubdivision: { CW: [] } } } },
                content: [],
              },
            ],
          },
        },
        secret("later", { from: "2026-11-21T13:00:00Z" }),
        secret("unreadable", { from: "whenever" }),
        secret("open", { until: "2026-11-21T14:00:00Z" }),
      ],
    }),
  });
  const seen = see([page], { who: { place: "CW", device: "Desktop" } });
  const answer = JSON.stringify(seen.view.pageByPath("/landing"));
  expect(answer).toContain("secret of open");
  for (const hidden of ["outer", "inner", "later", "unreadable", "gates", "countrySubdivision"]) {
    expect(answer).not.toContain(hidden);
  }
  expect(answer).toContain('"columns":[{"content":[{"type":"divider"');
  expect(seen.asked().sort()).toEqual(["device", "place", "signedIn"]);
  expect(seen.staleAfter()).toEqual(new Date("2026-11-21T13:00:00Z"));
});

test("a day begins at midnight, and an answer that waits for it is stale then", () => {
  const seen = see([], {});
  expect(["2026-11-20", "2026-11-21"].map((day) => seen.view.hasBegun(day))).toEqual([true, true]);
  expect(seen.staleAfter()).toBeUndefined();
  expect(seen.view.hasBegun("2026-11-22")).toBe(false);
  expect(seen.staleAfter()).toEqual(new Date("2026-11-22T00:00:00Z"));
});

test("a list leaves out what is closed, counts what is left and goes by position", () => {
  const rows = [
    promotion("a", "last", { position: 9 }),
    promotion("b", "hidden", { gates: quebec }),
    promotion("c", "older", { position: 1, publishedOn: "2026-01-01" }),
    promotion("d", "newer", { position: 1, publishedOn: "2026-05-01" }),
    row("content_page", "e", {
      common: { pageType: "article", redirectWhenExcluded: false, position: 0 },
      en: pageWords("an-article"),
    }),
  ];
  const seen = see(rows, { who: { place: "CA:QC" } });
  const list = seen.view.listOf("content_page", { category: "promotion", pageSize: 2 });
  expect(list.items.map(({ id }) => id)).toEqual(["d", "c"]);
  expect(list.total).toBe(3);
  expect([...seen.tags()].sort()).toEqual(["entry:c", "entry:d", "kind:content_page/promotion"]);
  const second = seen.view.listOf("content_page", { category: "promotion", page: 2, pageSize: 2 });
  expect(second.items.map(({ id }) => id)).toEqual(["a"]);
  expect(seen.view.listOf("content_page", { slug: "newer" }).items).toHaveLength(1);
});

test("[S3.21] a menu item has id, position and props, and is shown to whom it concerns", () => {
  const item = (id: string, position: number, more: object = {}) => ({
    id,
    position,
    link: `/${id}`,
    ...more,
  });
  const menu = row("custom_menu", "m", {
    common: {
      region: "channelHeader",
      list: "primary",
      items: [
        item("second", 20, { iconClass: "spade", parentLink: "/first", menuData: { fixed: "x" } }),
        item("first", 10, { gates: quebec }),
        item("players", 30, { gates: { audience: "loggedIn" } }),
        item("untranslated", 40),
      ],
    },
    en: {
      title: "Channels",
      items: {
        first: { text: "First", title: "The first" },
        second: { text: "Second" },
        players: { text: "Players" },
      },
    },
  });
  const { primary, secondary } = see([menu]).view.menuOf("channelHeader");
  expect(primary).toEqual([
    {
      id: "first",
      position: 10,
      props: { text: "First", title: "The first", link: "/first", ...quebec },
    },
    {
      id: "second",
      position: 20,
      props: {
        text: "Second",
        link: "/second",
        parentLink: "/first",
        iconClass: "spade",
        menuData: { fixed: "x" },
      },
    },
  ]);
  expect(secondary).toEqual([]);
  const inQuebec = see([menu], { who: { place: "CA:QC", signedIn: true } });
  expect(inQuebec.view.menuOf("channelHeader").primary.map(({ id }) => id)).toEqual([
    "second",
    "players",
  ]);
  expect([...inQuebec.tags()]).toEqual(["menu:channelHeader"]);
  // Asked for by its id, a menu tells no more than it shows.
  const whole = JSON.stringify(see([menu], { who: { place: "CA:QC" } }).view.entryById("m"));
  expect(whole).toContain("Second");
  expect(whole).not.toMatch(/First|Players|"players"/);
});

test("a slideshow holds the slides that are there and open, in its order", () => {
  const slide = (id: string, gates?: object) =>
    row("slide", id, {
      common: { image: "i", veil: "dark", ...(gates && { gates }) },
      en: { title: id, label: id },
    });
  const show = row("slideshow", "show", {
    common: { slides: ["two", "dead", "closed", "one"], secondsPerSlide: 7 },
    en: { label: "News" },
  });
  const seen = see([slide("one"), slide("two"), slide("closed", { device: "Mobile" }), show]);
  expect(seen.view.slideshow("show")?.slides.map(({ id }) => id)).toEqual(["two", "one"]);
  // Published later, the dead one would stand there.
  expect(seen.tags()).toContain("entry:dead");
  expect(seen.view.slideshow("one")).toBeUndefined();
});

test("a category lists only games that are shown to the onlooker", () => {
  const game = (id: string, slug: string, more: object = {}) =>
    row("casino_game_page", id, {
      common: {
        gameId: id,
        category: "slots",
        subCategory: "classic",
        media: "tall",
        audiences: [],
        redirectWhenExcluded: false,
        ...more,
      },
      en: pageWords(slug),
    });
  const rows = [
    game("g1", "reef"),
    game("g2", "river", { audiences: ["loggedIn"] }),
    row("game_category", "c", {
      common: {
        games: ["river", "unpublished", "reef"],
        subCategories: [],
        showAllSuffix: "all",
        position: 0,
      },
      en: { slug: "slots", name: "Slots", title: "Slots" },
    }),
  ];
  const visitor = see(rows).view;
  expect(visitor.entryBySlug("game_category", "slots")?.common.games).toEqual(["reef"]);
  expect(visitor.pageByPath("/casino/slots/classic/river").outcome).toBe("absent");
  const player = see(rows, { who: { signedIn: true } }).view;
  expect(player.entryBySlug("game_category", "slots")?.common.games).toEqual(["river", "reef"]);
  expect(player.listOf("casino_game_page", { category: "classic" }).total).toBe(2);
});

test("a former address leads on, but not to a page that is closed to the onlooker", () => {
  const former = [{ language: "en", space: "promotions", slug: "before" }];
  const moved = (common: object) => ({ ...promotion("a", "now", common), oldSlugs: former });
  expect(see([moved({})]).view.pageByPath("/promotions/before")).toEqual({
    outcome: "moved",
    to: "/promotions/now",
    permanent: true,
  });
  const closed = moved({ gates: { audience: "loggedIn" } });
  expect(see([closed]).view.pageByPath("/promotions/before")).toEqual({ outcome: "absent" });
  const redirect: PublishedRow = { what: "redirect", from: "/summer", to: "/promotions/now?a=1" };
  expect(see([moved({}), redirect]).view.pageByPath("/summer")).toEqual({
    outcome: "moved",
    to: "/promotions/now?a=1",
    permanent: true,
  });
});
