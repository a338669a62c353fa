import {
  resolveBlocks,
  type BlockSources,
  type GameCardData,
  type GameOffer,
} from "@croupier/blocks/schema";
import type { PageTeaser, Picture, ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntryOf, View } from "@croupier/content";
import type { Block, Gates } from "@croupier/contracts";
import type { ShownGames } from "../lobby/show-games.ts";
import { isLinkToComing, isOffered, sayStart } from "./coming-promotions.ts";
import { showPicture } from "./show-picture.ts";

/** The games that can be played, for pages that lead to them. Asked for by rails alone. */
export interface GamesOnPage {
  readonly games: () => ShownGames;
  readonly offer: () => GameOffer;
}

const railMax = 40;
const sectionsMax = 100;
const promotionsMax = 1_000;
/** The players each list of own games is for: the others have no use for the room it takes. */
const ownersOf: Readonly<Record<"played" | "favourites", Gates>> = {
  played: { players: "returning" },
  favourites: { audience: "loggedIn" },
};

/**
 * The blocks of a page as its onlooker sees them, with all they show looked up. Without the catalogue at
 * hand a rail shows what its editors put into it, and leads to the pages of games alone.
 */
export function showBlocks(
  view: View,
  stored: readonly Block[],
  onPage?: GamesOnPage,
): ShownBlock[] {
  return resolveBlocks(stored, sourcesOf(view, onPage));
}

function sourcesOf(view: View, onPage: GamesOnPage | undefined): BlockSources {
  const picture = (id: string | undefined): Picture | undefined => showPicture(view, id);

  return {
    // What was closed did not leave the snapshot, and took its gates with it.
    sees: () => true,
    blocksOf: (id) => seen(view, "content_block", id)?.words.blocks,
    slideshow({ slideshow }) {
      const show = view.slideshow(slideshow);
      const slides = (show?.slides ?? [])
        .filter(({ words }) => !isLinkToComing(view, words.action?.link))
        .map(({ id, common, words }) => {
          const image = picture(common.image);
          const imageNarrow = picture(common.imageNarrow);
          return { ...words, id, image, imageNarrow, veil: common.veil };
        });
      if (show === undefined || slides.length === 0) return undefined;
      return { label: show.words.label, secondsPerSlide: show.common.secondsPerSlide, slides };
    },
    "game-rail"({ source, category = "", games: picked = [] }) {
      const shown = onPage?.games();
      const ofCategory =
        shown?.ofCategory(category) ??
        view
          .entryBySlug("game_category", category)
          ?.common.games.flatMap((slug) => announceGame(view, slug) ?? []) ??
        [];
      const games =
        source === "category"
          ? ofCategory
          : picked.flatMap((slug) => (shown ? shown.bySlug(slug) : announceGame(view, slug)) ?? []);
      if (games.length === 0) return undefined;
      return { games: games.slice(0, railMax), offer: onPage?.offer() };
    },
    "own-games": ({ list }) => (view.sees(ownersOf[list]) ? { offer: onPage?.offer() } : undefined),
    "promotion-rail"({ promotions: picked }) {
      const pages = picked?.flatMap((id) => seen(view, "content_page", id) ?? []);
      const promotions =
        pages?.filter((page) => isOffered(view, page)).flatMap((page) => tease(view, page)) ??
        teasePages(view, "promotion", railMax);
      return promotions.length === 0 ? undefined : { promotions };
    },
    "article-list"({ pageType, limit, promotions }) {
      const pages =
        pageType === "promotion" && promotions === "coming"
          ? teaseComing(view, limit)
          : teasePages(view, pageType, limit);
      return pages.length === 0 ? undefined : { pages };
    },
    "section-list"() {
      const { items } = view.listOf("section", { pageSize: sectionsMax });
      const sections = items.flatMap(({ id, path, common, words: { title, description } }) =>
        path === undefined
          ? []
          : [{ id, title, description, href: path, iconClass: common.iconClass }],
      );
      return sections.length === 0 ? undefined : { sections };
    },
    image({ media }) {
      const image = picture(media);
      return image && { image };
    },
    feature: ({ media }) => ({ image: picture(media) ?? null }),
  };
}

/**
 * The pages of a type, or the articles of a help section, as they are announced on another page; of
 * promotions those that run.
 */
export function teasePages(view: View, category: string, limit: number): PageTeaser[] {
  const pageSize = category === "promotion" ? promotionsMax : limit;
  const { items } = view.listOf("content_page", { category, pageSize });
  const offered = items.filter((page) => isOffered(view, page));
  return offered.slice(0, limit).flatMap((page) => tease(view, page));
}

/** Promotions that do not run yet, the first to begin before the others: by name and day, without what they give. */
function teaseComing(view: View, limit: number): PageTeaser[] {
  const { items } = view.listOf("content_page", { category: "promotion", pageSize: promotionsMax });
  return items
    .filter((page) => !isOffered(view, page))
    .toSorted((one, other) => compareText(startOf(view, one), startOf(view, other)))
    .slice(0, limit)
    .flatMap((page) =>
      tease(view, page).map(({ id, title, href, cover }) => {
        return { id, title, href, cover, description: sayStart(view, page) };
      }),
    );
}

/** The day to sort by: promotions without one, or whose day has passed, come last. */
function startOf(view: View, { common: { startsOn } }: SeenEntryOf<"content_page">): string {
  return startsOn === undefined || view.hasBegun(startsOn) ? "9999" : startsOn;
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function tease(view: View, { id, path, words, common }: SeenEntryOf<"content_page">): PageTeaser[] {
  if (path === undefined) return [];
  const { title, description } = words;
  const { publishedOn } = common;
  return [
    { id, title, description, href: path, cover: showPicture(view, common.cover), publishedOn },
  ];
}

/** A game as its own page tells it, of which nobody has said whether it can be played. */
function announceGame(view: View, slug: string): GameCardData | undefined {
  const game = view.entryBySlug("casino_game_page", slug);
  if (game?.path === undefined) return undefined;
  const { gameId, category, subCategory, lettering, media, badge, audiences } = game.common;
  const { title } = game.words;
  const cardImage = showPicture(view, game.common.cardImage);
  const card_vertical_image = showPicture(view, game.common.cardVerticalImage);
  return {
    id: game.id,
    gameId,
    title,
    slug,
    linkUrl: game.path,
    category,
    subCategory,
    lettering,
    media,
    audiences: [...audiences],
    badge,
    cardImage,
    card_vertical_image,
  };
}

function seen<Kind extends "content_page" | "content_block">(
  view: View,
  kind: Kind,
  id: string,
): SeenEntryOf<Kind> | undefined {
  const entry = view.entryById(id);
  // Told apart by its kind, which the compiler does not follow through the parameter.
  return entry?.kind === kind ? (entry as SeenEntryOf<Kind>) : undefined;
}
