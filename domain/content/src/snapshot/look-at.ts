import type { EntryKind, Gates, Menus, Region } from "@croupier/contracts";
import { slugInPath, slugSpaceOf } from "../entries/path-of.ts";
import { searchHelp } from "../help-search/search-help.ts";
import { addressTag, categoriesOf, categoryTag } from "./changed-tags.ts";
import { decideGates, type Closed } from "./decide-gates.ts";
import { slugKey } from "./index-addresses.ts";
import { listPages } from "./list-pages.ts";
import type { Onlooker } from "./onlooker.ts";
import { openData } from "./open-data.ts";
import { presentMenus } from "./present-menu-lists.ts";
import type { Snapshot, SnapshotEntry, SnapshotEntryOf } from "./snapshot.ts";
import type {
  ListAnswer,
  ListQuestion,
  MenuLists,
  PageAnswer,
  SeenEntry,
  SeenEntryOf,
  SeenSlideshow,
  TitledMenu,
  View,
} from "./view.ts";

/** What one onlooker sees of a snapshot. Nothing that is closed to them leaves through here. */
export function lookAt(snapshot: Snapshot, onlooker: Onlooker): View {
  const { language } = onlooker;
  const { languageDefault } = snapshot;

  const wordsOf = (entry: SnapshotEntry) =>
    entry.words[language] === undefined ? languageDefault : language;

  function judge(entry: SnapshotEntry): "open" | "untranslated" | Closed {
    if (entry.words[wordsOf(entry)] === undefined) return "untranslated";
    return decideGates(gatesOf(entry), onlooker);
  }

  function present<Kind extends EntryKind>(entry: SnapshotEntryOf<Kind>): SeenEntryOf<Kind> {
    onlooker.dependOn(`entry:${entry.id}`);
    const used = wordsOf(entry);
    // Its own gates are open, or nothing of it would be told; a game card has to repeat them.
    const { gates, ...common } = entry.common as { gates?: Gates };
    const opened = openData(common, onlooker);
    const seen = {
      id: entry.id,
      kind: entry.kind,
      language: used,
      publishedAt: entry.publishedAt,
      path: entry.paths[language],
      translations: Object.fromEntries(
        Object.entries(entry.paths).filter(([translated]) => entry.words[translated] !== undefined),
      ),
      common: gates === undefined ? opened : { ...opened, gates },
      words: openData(entry.words[used], onlooker),
    };
    // Kind, common part and words come from one entry of that kind, and keep its shape.
    return withOpenItems(withOpenGames(seen as unknown as SeenEntryOf<Kind>));
  }

  /** The games of a category that are shown; a slug of none, or of a closed one, is dropped. */
  function withOpenGames<Kind extends EntryKind>(seen: SeenEntryOf<Kind>): SeenEntryOf<Kind> {
    if (!("games" in seen.common)) return seen;
    onlooker.dependOn("kind:casino_game_page");
    const games = seen.common.games.filter((slug) => {
      const game = findBySlug("games", slug);
      return game !== undefined && judge(game) === "open";
    });
    return { ...seen, common: { ...seen.common, games } };
  }

  /** The words of a menu go with its items: those of a closed one would tell what it is. */
  function withOpenItems<Kind extends EntryKind>(seen: SeenEntryOf<Kind>): SeenEntryOf<Kind> {
    if (!("items" in seen.common) || !("items" in seen.words)) return seen;
    const { items } = seen.words;
    const open = seen.common.items.flatMap(({ id }) => {
      const said = items[id];
      return said === undefined ? [] : [[id, said] as const];
    });
    return { ...seen, words: { ...seen.words, items: Object.fromEntries(open) } };
  }

  function see(entry: SnapshotEntry | undefined): SeenEntry | undefined {
    if (entry === undefined) return undefined;
    onlooker.dependOn(`entry:${entry.id}`);
    return judge(entry) === "open" ? (present(entry) as SeenEntry) : undefined;
  }

  function findBySlug(space: string, slug: string): SnapshotEntry | undefined {
    const key = slugKey(space, slug);
    const others = snapshot.languages.filter((other) => other !== language);
    for (const tongue of [language, ...others]) {
      const id = snapshot.slugs.get(tongue)?.get(key);
      if (id !== undefined) return snapshot.entries.get(id);
    }
    return undefined;
  }

  /** Where an address that is none (any more) leads to, as far as the onlooker may go there. */
  function findMoved(path: string): PageAnswer {
    const set = snapshot.redirects.get(path);
    if (set !== undefined) return { outcome: "moved", to: set, permanent: true };
    const foreign = snapshot.languages.map((tongue) => snapshot.paths.get(tongue)?.get(path));
    const translated = snapshot.entries.get(foreign.find((id) => id !== undefined) ?? "");
    const slug = slugInPath(path);
    const former = slug && findBySlug(slug.space, slug.slug);
    const entry = translated ?? former;
    const to = entry?.paths[language];
    if (entry === undefined || to === undefined || to === path) return { outcome: "absent" };
    onlooker.dependOn(`entry:${entry.id}`);
    if (judge(entry) !== "open") return { outcome: "absent" };
    return { outcome: "moved", to, permanent: translated === undefined };
  }

  function pageByPath(path: string): PageAnswer {
    onlooker.dependOn(`path:${path}`);
    const entry = snapshot.entries.get(snapshot.paths.get(language)?.get(path) ?? "");
    if (entry === undefined) return findMoved(path);
    onlooker.dependOn(`entry:${entry.id}`);
    const verdict = judge(entry);
    if (verdict === "open") return { outcome: "page", page: present(entry) as SeenEntry };
    const tells = "redirectWhenExcluded" in entry.common && entry.common.redirectWhenExcluded;
    return { outcome: verdict === "by place" && tells ? "excluded" : "absent" };
  }

  function standsAt(path: string): EntryKind | "moved" | undefined {
    onlooker.dependOn(addressTag(path));
    const entry = snapshot.entries.get(snapshot.paths.get(language)?.get(path) ?? "");
    if (entry === undefined) {
      onlooker.dependOn(`path:${path}`);
      return findMoved(path).outcome === "moved" ? "moved" : undefined;
    }
    const tells = "redirectWhenExcluded" in entry.common && entry.common.redirectWhenExcluded;
    const verdict = judge(entry);
    return verdict === "open" || (verdict === "by place" && tells) ? entry.kind : undefined;
  }

  function entriesOf<Kind extends EntryKind>(kind: Kind): readonly SnapshotEntryOf<Kind>[] {
    // Filed under their kind, one by one.
    return (snapshot.byKind.get(kind) ?? []) as readonly SnapshotEntryOf<Kind>[];
  }

  function listOf<Kind extends EntryKind>(
    kind: Kind,
    question: ListQuestion = {},
  ): ListAnswer<Kind> {
    const { category, slug, page = 1, pageSize = 20 } = question;
    onlooker.dependOn(category === undefined ? `kind:${kind}` : categoryTag(kind, category));
    const open = entriesOf(kind).filter(
      (entry) =>
        (category === undefined || categoriesOf(entry).includes(category)) &&
        (slug === undefined || hasSlug(entry, slug)) &&
        judge(entry) === "open",
    );
    const from = (page - 1) * pageSize;
    return {
      items: open.slice(from, from + pageSize).map((entry) => present<Kind>(entry)),
      total: open.length,
    };
  }

  function hasSlug(entry: SnapshotEntry, slug: string): boolean {
    const words = entry.words[wordsOf(entry)];
    return words !== undefined && "slug" in words && words.slug === slug;
  }

  function isShownIn(
    region: Region,
    entry: SnapshotEntryOf<"custom_menu"> | SnapshotEntryOf<"content_block">,
  ): boolean {
    return entry.common.region === region && judge(entry) === "open";
  }

  function menusIn(region: Region) {
    onlooker.dependOn(`menu:${region}`);
    return entriesOf("custom_menu").flatMap((entry) => {
      if (!isShownIn(region, entry)) return [];
      const words = entry.words[wordsOf(entry)];
      return words === undefined ? [] : [{ id: entry.id, common: entry.common, words }];
    });
  }

  function menuOf(region: Region): MenuLists {
    return presentMenus(menusIn(region), onlooker);
  }

  function titledMenusOf(region: Region): readonly TitledMenu[] {
    return menusIn(region).map((menu) => {
      const items = presentMenus([menu], onlooker)[menu.common.list];
      return { id: menu.id, title: menu.words.title, items };
    });
  }

  function menus(): Menus {
    const { primary, secondary } = menuOf("channelHeader");
    return {
      miniHeader: [...menuOf("miniHeader").primary],
      channelMenu: { primary: [...primary], secondary: [...secondary] },
      bottomBar: [...menuOf("channelFooter").bottomBar],
      accountMenu: [...menuOf("accountMenu").primary],
      footer: [...menuOf("footer").primary],
    };
  }

  function blocksOf(region: Region) {
    onlooker.dependOn(`region:${region}`);
    return entriesOf("content_block")
      .filter((entry) => isShownIn(region, entry))
      .map((entry) => present<"content_block">(entry));
  }

  return {
    pageByPath,
    standsAt,
    pages: () => listPages(snapshot, (entry) => decideGates(gatesOf(entry), onlooker) === "open"),
    listOf,
    entryById: (id) => {
      onlooker.dependOn(`entry:${id}`);
      return see(snapshot.entries.get(id));
    },
    entryBySlug<Kind extends EntryKind>(kind: Kind, slug: string) {
      const spaces = spacesOf(kind);
      for (const space of spaces) {
        const entry = findBySlug(space, slug);
        if (entry?.kind !== kind) continue;
        // Found in the space of its kind, and of that kind.
        const seen = see(entry) as SeenEntryOf<Kind> | undefined;
        if (seen !== undefined) return seen;
      }
      onlooker.dependOn(`kind:${kind}`);
      return undefined;
    },
    menuOf,
    titledMenusOf,
    menus,
    blocksOf,
    slideshow(id): SeenSlideshow | undefined {
      onlooker.dependOn(`entry:${id}`);
      const show = see(snapshot.entries.get(id));
      if (show?.kind !== "slideshow") return undefined;
      const slides = show.common.slides.flatMap((slideId) => {
        onlooker.dependOn(`entry:${slideId}`);
        const slide = see(snapshot.entries.get(slideId));
        return slide?.kind === "slide" ? [slide] : [];
      });
      return { ...show, slides };
    },
    sees,
    hasBegun: (day) => sees({ from: new Date(day).toISOString() }),
    mediaById(id) {
      onlooker.dependOn(`media:${id}`);
      const media = snapshot.media.get(id);
      const altText = media?.alt[language] ?? media?.alt[languageDefault] ?? "";
      return media && { ...media, altText };
    },
    searchHelp(term, { limit = 20 } = {}) {
      onlooker.dependOn(categoryTag("content_page", "help"));
      const index = snapshot.help.get(language);
      return index === undefined ? [] : searchHelp(index, { term, limit, isOpen });
    },
  };

  function sees(gates: Gates): boolean {
    return decideGates(gates, onlooker) === "open";
  }

  function isOpen(id: string): boolean {
    const entry = snapshot.entries.get(id);
    return entry !== undefined && judge(entry) === "open";
  }
}

function spacesOf(kind: EntryKind): readonly string[] {
  const types = ["article", "generic", "help", "promotion"] as const;
  const spaces = types.map((pageType) => slugSpaceOf({ kind, pageType }));
  return [...new Set(spaces.filter((space) => space !== undefined))];
}

/** A game may also name its audiences, as the card of a game does. */
function gatesOf({ kind, common }: SnapshotEntry): Gates | undefined {
  const gates = "gates" in common ? common.gates : undefined;
  if (kind !== "casino_game_page" || common.audiences.length !== 1) return gates;
  const [audience] = common.audiences;
  return audience === undefined || gates?.audience !== undefined ? gates : { ...gates, audience };
}
