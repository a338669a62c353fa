import type { SeenEntryOf, View } from "@croupier/content";
import { allGamesSlug } from "@croupier/contracts/game-words";
import type { Asset } from "@croupier/kit/money";
import { filterGames, isNarrowing, type GameFilter } from "@croupier/site/game-filter";
import type {
  CasinoAnswer,
  CasinoQuestion,
  GamePage,
  LobbyGrid,
  LobbyPage,
  LobbyRail,
} from "@croupier/site/casino-page";
import type { Crumb, SiteServices } from "@croupier/site/services";
import { showBlocks, type GamesOnPage } from "../content/block-sources.ts";
import { createOpenView } from "../content/open-view.ts";
import { leadsIn, presentPage, type SitePagesNeeds } from "../content/site-pages.ts";
import { catalogueTag } from "./game-catalogue.ts";
import { lobbyPath } from "./lobby-path.ts";
import { mayPractise } from "./may-practise.ts";
import { showGames, type ShownCategory, type ShownGames } from "./show-games.ts";

/** What the link to all games adds to the lobby's own path, as categories add theirs. */
const lobbySuffix = "all";

const railGamesMax = 16;
const railsMax = 12;
/** With no more games than these a house or a category is seen at a glance: rails would only repeat them. */
const glance = 24;
/** A rail with fewer cards is a row with a hole: they are found among all games. */
const railMin = 6;
/** As many as a tall screen shows; whoever scrolls has the index by then. */
const gridFirst = 48;
const moreMax = 8;

export type CasinoPages = Pick<SiteServices, "readCasino">;

type Asked = Omit<CasinoQuestion, "filter"> & {
  readonly filter: GameFilter;
  readonly view: View;
  readonly games: ShownGames;
  readonly currency: Asset;
  readonly practice: boolean;
  readonly isPromotionalSpinEnabled: boolean;
};

/** The lobby, its categories and the pages of games, looked up for one visit. */
export function createCasinoPages({ catalogue, ...needs }: SitePagesNeeds): CasinoPages {
  const open = createOpenView(needs);

  return {
    async readCasino(question) {
      const opened = await open(question.visit);
      const { view, configuration } = opened;
      question.visit.dependOn(catalogueTag);
      const { defaultCurrency: currency, isPromotionalSpinEnabled } = configuration;
      const games = showGames(opened, { catalogue, currency });
      const practice = mayPractise(question.visit, configuration);
      const { path, visit } = question;
      const found = { path, visit, view, games, currency, practice, isPromotionalSpinEnabled };
      const asked = (): Asked => ({ ...found, filter: question.filter() });
      if (path === lobbyPath) return page(lobbyOf(asked()));
      if (path === `${lobbyPath}/${lobbySuffix}`) return page(allGamesOf(asked()));
      const answer = view.pageByPath(path);
      if (answer.outcome === "absent") return showAllOf(asked());
      if (answer.outcome !== "page") return answer;
      const { page: entry } = answer;
      if (entry.kind === "game_category") return page(categoryOf(asked(), entry, { all: false }));
      if (entry.kind !== "casino_game_page") return { outcome: "absent" };
      const { isGamesIntegrationEnabled } = configuration;
      const leads = leadsIn(opened, { catalogue, games: () => games });
      return page({ ...gameOf({ ...found, leads }, entry), isGamesIntegrationEnabled });
    },
  };
}

function page(made: LobbyPage | GamePage): CasinoAnswer {
  return { outcome: "page", page: made };
}

type Offered = Pick<Asked, "games" | "practice" | "isPromotionalSpinEnabled" | "currency">;

function onPageOf({ games, ...offer }: Offered): GamesOnPage {
  const { practice, isPromotionalSpinEnabled, currency } = offer;
  return { games: () => games, offer: () => ({ practice, isPromotionalSpinEnabled, currency }) };
}

function lobbyOf(asked: Asked): LobbyPage {
  const { view, games, filter } = asked;
  const frame = framed(asked);
  if (isNarrowing(filter) || filter.sort !== undefined) {
    return { ...frame, blocks: [], rails: [], grid: gridOf(asked) };
  }
  const rails = frame.whole ? [] : railsOf(topOf(games));
  const entry = view.pageByPath(lobbyPath);
  const blocks =
    entry.outcome === "page" && "blocks" in entry.page.words
      ? showBlocks(view, entry.page.words.blocks, onPageOf(asked))
      : [];
  const grid = rails.length === 0 ? gridOf(asked) : undefined;
  return { ...frame, blocks, rails, ...(grid && { grid }) };
}

function allGamesOf(asked: Asked): LobbyPage {
  const frame = framed(asked);
  const path = `${lobbyPath}/${lobbySuffix}`;
  return {
    ...frame,
    all: true,
    paths: Object.fromEntries(Object.keys(frame.paths).map((language) => [language, path])),
    trail: [{ text: frame.title, href: lobbyPath }],
    rails: [],
    blocks: [],
    grid: gridOf(asked),
  };
}

/** One step below a category, under its suffix, stands all of it (S2.30). */
function showAllOf(asked: Asked): CasinoAnswer {
  const { path, view } = asked;
  const above = path.slice(0, path.lastIndexOf("/"));
  if (above === lobbyPath || !above.startsWith(`${lobbyPath}/`)) return { outcome: "absent" };
  const answer = view.pageByPath(above);
  if (answer.outcome !== "page" || answer.page.kind !== "game_category") {
    return { outcome: "absent" };
  }
  const { page: entry } = answer;
  if (path !== `${above}/${entry.common.showAllSuffix}`) return { outcome: "absent" };
  return page(categoryOf(asked, entry, { all: true }));
}

function categoryOf(
  asked: Asked,
  entry: SeenEntryOf<"game_category">,
  { all }: { readonly all: boolean },
): LobbyPage {
  const { games, filter } = asked;
  const known = games.categories().find(({ id }) => id === entry.id);
  const below = games.categories().filter(({ id }) => known?.below.includes(id) === true);
  const rest = all ? `/${entry.common.showAllSuffix}` : "";
  const above = games.categories().find(({ below: ids }) => ids.includes(entry.id));
  const frame = {
    ...framed(asked),
    category: entry.words.slug,
    all,
    cardHover: entry.common.cardHover,
    ...(!all &&
      known !== undefined && {
        showAll: { href: `${known.path}/${known.showAllSuffix}`, count: known.games.length },
      }),
    title: entry.words.title,
    description: undefined,
    seo: undefined,
    paths: Object.fromEntries(
      Object.entries(entry.translations).map(([language, path]) => [language, path + rest]),
    ),
    trail: [
      { text: framed(asked).title, href: lobbyPath },
      ...(above === undefined ? [] : [{ text: above.name, href: above.path }]),
      ...(all && entry.path !== undefined ? [{ text: entry.words.name, href: entry.path }] : []),
    ],
    blocks: [],
  };
  const narrows = isNarrowing(filter) || filter.sort !== undefined;
  if (all || narrows || below.length < 2 || (known?.games.length ?? 0) <= glance) {
    return { ...frame, rails: [], grid: gridOf(asked, known?.games ?? []) };
  }
  const rails = railsOf(below);
  return rails.length < 2
    ? { ...frame, rails: [], grid: gridOf(asked, known?.games ?? []) }
    : { ...frame, rails };
}

function framed(asked: Asked): Omit<LobbyPage, "blocks" | "rails" | "grid"> {
  const { view, games, filter, currency, practice } = asked;
  const answer = view.pageByPath(lobbyPath);
  const entry = answer.outcome === "page" && answer.page.kind === "functional" ? answer.page : null;
  const { title = "", description, seo } = entry?.words ?? {};
  return {
    kind: "lobby",
    category: null,
    all: false,
    filter,
    title,
    description,
    seo,
    paths: entry?.translations ?? {},
    trail: [],
    whole: games.all().length <= glance,
    tabs: topOf(games).map(({ name, path }): Crumb => ({ text: name, href: path })),
    practice,
    isPromotionalSpinEnabled: asked.isPromotionalSpinEnabled,
    currency,
  };
}

/** The categories that lead on from the lobby: one that holds every game would lead back to it. */
function topOf(shown: ShownGames): readonly ShownCategory[] {
  const categories = shown.categories();
  const every = shown.all().length;
  const below = new Set(categories.flatMap((category) => category.below));
  return categories.filter(
    ({ id, slug, games }) => !below.has(id) && slug !== allGamesSlug && new Set(games).size < every,
  );
}

function railsOf(categories: readonly ShownCategory[]): readonly LobbyRail[] {
  const full = categories.filter(({ games }) => new Set(games).size >= railMin);
  return withoutEchoes(full.map((category) => railOf(category))).slice(0, railsMax);
}

function railOf({ id, title, path, showAllSuffix, games, cardHover }: ShownCategory): LobbyRail {
  return {
    id,
    title,
    showAll: `${path}/${showAllSuffix}`,
    total: games.length,
    games: games.slice(0, railGamesMax),
    cardHover,
  };
}

/** A house with few games has the same few in several categories: one rail of them is enough. */
function withoutEchoes(rails: readonly LobbyRail[]): readonly LobbyRail[] {
  const seen = new Set<string>();
  return rails.filter(({ games }) => {
    const spelt = games
      .map(({ gameId }) => gameId)
      .toSorted()
      .join();
    return !seen.has(spelt) && seen.add(spelt);
  });
}

function gridOf({ games, filter, currency, visit }: Asked, within = games.all()): LobbyGrid {
  const fitting = filterGames(within, filter, { currency, locale: visit.language });
  return {
    games: fitting.slice(0, gridFirst),
    fitting: fitting.length,
    total: within.length,
    providers: [...new Set(within.map(({ facts }) => facts.provider))].sort(),
  };
}

function gameOf(
  {
    leads,
    view,
    games,
    currency,
    practice,
    isPromotionalSpinEnabled,
  }: Omit<Asked, "filter"> & { readonly leads: (path: string) => boolean },
  entry: SeenEntryOf<"casino_game_page">,
): Omit<GamePage, "isGamesIntegrationEnabled"> {
  const offered = onPageOf({ games, practice, isPromotionalSpinEnabled, currency });
  const content = presentPage(view, entry, { ...offered, leads });
  if (content === undefined) throw new Error(`the page of game ${entry.id} cannot be drawn`);
  const { slug } = entry.words;
  const { category, subCategory, gameId } = entry.common;
  const above = [category, subCategory].flatMap((name) => {
    const found = view.entryBySlug("game_category", name);
    return found?.path === undefined ? [] : [{ text: found.words.name, href: found.path }];
  });
  const others = games
    .categories()
    .filter((one) => one.slug === subCategory || one.slug === category)
    .flatMap((one) => one.games);
  const more = [...new Set([...others, ...games.all()])].filter((game) => game.slug !== slug);
  return {
    kind: "game",
    page: {
      ...content,
      trail: [{ text: lobbyName(view), href: lobbyPath }, ...above],
    },
    gameId,
    game: games.bySlug(slug),
    more: more.slice(0, moreMax),
    currency,
    practice,
    isPromotionalSpinEnabled,
  };
}

function lobbyName(view: View): string {
  const answer = view.pageByPath(lobbyPath);
  return answer.outcome === "page" && answer.page.kind === "functional"
    ? answer.page.words.title
    : "";
}
