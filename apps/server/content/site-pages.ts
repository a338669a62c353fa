import type { SeenEntry, View } from "@croupier/content";
import { isFixedPath } from "@croupier/contracts/fixed-paths";
import type { ShownBlock } from "@croupier/blocks/schema";
import type { ContentPage, SiteServices } from "@croupier/site/services";
import { catalogueTag, type GameCatalogue } from "../lobby/game-catalogue.ts";
import { lobbyPath } from "../lobby/lobby-path.ts";
import { mayPractise } from "../lobby/may-practise.ts";
import { showGames, type ShownGames } from "../lobby/show-games.ts";
import { showBlocks, teasePages, type GamesOnPage } from "./block-sources.ts";
import { comingNotice, sayStart } from "./coming-promotions.ts";
import { helpPlaceOf } from "./help-place.ts";
import { linksBelow } from "./links-below.ts";
import { createOpenView, type OpenedView, type ViewNeeds } from "./open-view.ts";
import { framePage } from "./page-frame.ts";
import { surroundingsOf } from "./surroundings.ts";

export type SitePagesNeeds = ViewNeeds & { readonly catalogue: GameCatalogue };

export type SitePages = Pick<SiteServices, "readPage" | "readSurroundings" | "searchHelp">;

const helpMax = 50;
const articlesMax = 100;
const notAvailable = "/not-available-region";
/** Pages of live casino, which exist only while their cards do. */
const livePaths: ReadonlySet<string> = new Set(["/live-casino", "/live-dealer"]);

/** What the pages of the site are made from, looked up for one visit. */
export function createSitePages({ catalogue, ...needs }: SitePagesNeeds): SitePages {
  const open = createOpenView(needs);

  return {
    async readPage({ path, visit }) {
      const opened = await open(visit);
      const { view, configuration } = opened;
      if (livePaths.has(path) && !configuration.dynamicCardsEnabled) return { outcome: "absent" };
      const answer = view.pageByPath(path);
      if (answer.outcome === "excluded" && path === notAvailable) return { outcome: "absent" };
      if (answer.outcome !== "page") return answer;
      const { defaultCurrency: currency, isPromotionalSpinEnabled } = configuration;
      const practice = mayPractise(visit, configuration);
      const offered = { practice, isPromotionalSpinEnabled, currency };
      const name = nameOf("page", opened, { catalogue, path, offered });
      const { page, hasGames } = opened.keep(
        name,
        (seen) => {
          let hasGames = false;
          const games = () => {
            hasGames = true;
            return showGames(seen, { catalogue, currency });
          };
          const leads = leadsIn({ ...seen, configuration }, { catalogue, games });
          const again = seen.view.pageByPath(path);
          const page =
            again.outcome === "page"
              ? presentPage(seen.view, again.page, { games, offer: () => offered, leads })
              : undefined;
          return { page, hasGames };
        },
        "page",
      );
      if (hasGames) visit.dependOn(catalogueTag);
      return page === undefined ? { outcome: "absent" } : { outcome: "page", page };
    },
    async readSurroundings(visit) {
      const opened = await open(visit);
      const { configuration } = opened;
      visit.dependOn(catalogueTag);
      const { defaultCurrency: currency } = configuration;
      const around = opened.keep(
        nameOf("surroundings", opened, { catalogue, currency }),
        (seen) => {
          const games = showGames(seen, { catalogue, currency });
          return surroundingsOf(
            seen.view,
            leadsIn({ ...seen, configuration }, { catalogue, games: () => games }),
          );
        },
        "page",
      );
      return { ...around, hasGames: !catalogue.isEmpty };
    },
    async searchHelp({ term, visit }) {
      const { view } = await open(visit);
      return view.searchHelp(term, { limit: helpMax });
    },
  };
}

/** All that is shown besides what the view itself holds. */
function nameOf(
  what: string,
  { configuration: { dynamicCardsEnabled } }: Pick<OpenedView, "configuration">,
  { catalogue, ...more }: { readonly catalogue: GameCatalogue } & Readonly<Record<string, unknown>>,
): string {
  const { version, isEmpty } = catalogue;
  return JSON.stringify([what, version, isEmpty, dynamicCardsEnabled, more]);
}

/** Whether a path leads whoever asks to something: also not to a category without any games. */
export function leadsIn(
  { view, configuration }: Pick<OpenedView, "view" | "configuration">,
  { catalogue, games }: { readonly catalogue: GameCatalogue; readonly games: () => ShownGames },
): (path: string) => boolean {
  const hasGame = (path: string): boolean => {
    const answer = view.pageByPath(path);
    if (answer.outcome !== "page" || answer.page.kind !== "game_category") return false;
    return games().hasAny(answer.page.common);
  };
  return (path) => {
    if (path === lobbyPath) return !catalogue.isEmpty;
    if (isFixedPath(path)) return true;
    if (livePaths.has(path) && !configuration.dynamicCardsEnabled) return false;
    const standing = view.standsAt(path);
    return standing === "game_category" ? hasGame(path) : standing !== undefined;
  };
}

/** Undefined for what is addressed but has no page of its own kind here. */
export function presentPage(
  view: View,
  entry: SeenEntry,
  { leads, ...onPage }: GamesOnPage & { readonly leads: (path: string) => boolean },
): ContentPage | undefined {
  const own = blocksOfPage(view, entry, onPage);
  if (own === undefined) return undefined;
  const below = linksBelow(view, entry, leads);
  const coming = comingNotice(view, entry);
  const blocks = [
    ...(coming === undefined ? [] : [coming]),
    ...own,
    ...belowEveryPage(view, onPage),
    ...below,
  ];
  const { words, translations: paths } = entry;
  const { title } = words as { title: string };
  const described = "description" in words ? words.description : undefined;
  const description =
    entry.kind === "content_page" && coming !== undefined ? sayStart(view, entry) : described;
  const seo = "seo" in words ? words.seo : undefined;
  const frame = framePage(view, entry, blocks);
  const help = helpPlaceOf(view, entry);
  return {
    title,
    description,
    paths,
    blocks,
    ...frame,
    ...help,
    ...(seo === undefined ? {} : { seo }),
  };
}

/** The region that is the page's own place: what editors put there follows the page itself. */
function belowEveryPage(view: View, onPage: GamesOnPage | undefined): ShownBlock[] {
  return view.blocksOf("mainContent").map(({ id, words }) => ({
    type: "content-block",
    props: { id: `below-${id}`, entry: id },
    resolved: { blocks: showBlocks(view, words.blocks, onPage) },
  }));
}

function blocksOfPage(
  view: View,
  entry: SeenEntry,
  onPage: GamesOnPage | undefined,
): readonly ShownBlock[] | undefined {
  switch (entry.kind) {
    case "content_page":
    case "marketing_page":
    case "functional":
    case "casino_game_page":
      return showBlocks(view, entry.words.blocks, onPage);
    case "section": {
      const pages = teasePages(view, entry.id, articlesMax);
      const props = {
        id: "articles",
        title: entry.words.title,
        pageType: "help",
        limit: 60,
      } as const;
      return [{ type: "article-list", props, resolved: { pages } }];
    }
    case "custom_menu": {
      const { items: words } = entry.words;
      const links = entry.common.items.flatMap(({ id, link }) => {
        const text = words[id]?.text;
        return text === undefined ? [] : [{ text, link }];
      });
      // The page is headed with the title of the menu already.
      return [{ type: "link-list", props: { id: "menu", links } }];
    }
    default:
      return undefined;
  }
}
