import type { SeenEntry, View } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import type { ShownBlock } from "@croupier/blocks/schema";
import { isOwnPath } from "@croupier/site/own-paths";
import type { ContentPage, ContentVisit, SiteServices } from "@croupier/site/services";
import type { Brands } from "../src/brands.ts";
import { showBlocks, teasePages } from "./block-sources.ts";
import { helpPlaceOf } from "./help-place.ts";
import type { LiveContent } from "./live-content.ts";
import { framePage } from "./page-frame.ts";
import { surroundingsOf } from "./surroundings.ts";

type Needs = Pick<Brands, "readSiteConfiguration"> & {
  readonly liveContent: Pick<LiveContent, "look">;
  readonly clock: Clock;
};

export type SitePages = Pick<SiteServices, "readPage" | "readSurroundings" | "searchHelp">;

const helpMax = 50;
const articlesMax = 100;
const notAvailable = "/not-available-region";
/** Pages of live casino, which exist only while their cards do. */
const livePaths: ReadonlySet<string> = new Set(["/live-casino", "/live-dealer"]);

/** Addressed, but without a page of their own kind so far. */
const notDrawnYet: ReadonlySet<string> = new Set(["game_category"]);

/** What the pages of the site are made from, looked up for one visit. */
export function createSitePages({ liveContent, readSiteConfiguration, clock }: Needs): SitePages {
  async function open(visit: ContentVisit) {
    const { brandCode, language } = visit;
    const configuration = await readSiteConfiguration({ brandCode, language });
    if (configuration === undefined) throw new Error(`brand ${brandCode} is unknown`);
    visit.dependOn("site-configuration");
    const { bucket, languages, languageDefault, enableGeoTargeting } = configuration;
    const view = liveContent.look(bucket, {
      // The pseudo languages of tests read the brand's own words.
      language: languages.includes(language) ? language : languageDefault,
      now: clock(),
      audience: (dimension) =>
        // Where places exclude nobody, no page depends on one: null is a value of any dimension's type.
        dimension === "place" && !enableGeoTargeting
          ? (null as ReturnType<typeof visit.audience<typeof dimension>>)
          : visit.audience(dimension),
      dependOn: visit.dependOn,
      staleAfter: visit.staleAfter,
    });
    if (view === undefined) throw new Error(`bucket ${bucket} is unknown`);
    return { view, configuration };
  }

  return {
    async readPage({ path, visit }) {
      const { view, configuration } = await open(visit);
      if (livePaths.has(path) && !configuration.dynamicCardsEnabled) return { outcome: "absent" };
      const answer = view.pageByPath(path);
      if (answer.outcome === "excluded" && path === notAvailable) return { outcome: "absent" };
      if (answer.outcome !== "page") return answer;
      const page = presentPage(view, answer.page);
      return page === undefined ? { outcome: "absent" } : { outcome: "page", page };
    },
    async readSurroundings(visit) {
      const { view, configuration } = await open(visit);
      return surroundingsOf(view, (path) => {
        if (isOwnPath(path)) return true;
        if (livePaths.has(path) && !configuration.dynamicCardsEnabled) return false;
        const standing = view.standsAt(path);
        return standing !== undefined && !notDrawnYet.has(standing);
      });
    },
    async searchHelp({ term, visit }) {
      const { view } = await open(visit);
      return view.searchHelp(term, { limit: helpMax });
    },
  };
}

/** Undefined for what is addressed but has no page of its own kind here. */
function presentPage(view: View, entry: SeenEntry): ContentPage | undefined {
  const own = blocksOfPage(view, entry);
  if (own === undefined) return undefined;
  const blocks = [...own, ...belowEveryPage(view)];
  const { words, translations: paths } = entry;
  const { title } = words as { title: string };
  const description = "description" in words ? words.description : undefined;
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
function belowEveryPage(view: View): ShownBlock[] {
  return view.blocksOf("mainContent").map(({ id, words }) => ({
    type: "content-block",
    props: { id: `below-${id}`, entry: id },
    resolved: { blocks: showBlocks(view, words.blocks) },
  }));
}

function blocksOfPage(view: View, entry: SeenEntry): readonly ShownBlock[] | undefined {
  switch (entry.kind) {
    case "content_page":
    case "marketing_page":
    case "functional":
    // Its words are a page already; the game itself comes with the casino.
    case "casino_game_page":
      return showBlocks(view, entry.words.blocks);
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
