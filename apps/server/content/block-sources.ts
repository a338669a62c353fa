import {
  resolveBlocks,
  type BlockSources,
  type GameCardData,
  type GameOffer,
} from "@croupier/blocks/schema";
import type { PageTeaser, Picture, ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntryOf, View } from "@croupier/content";
import type { Block } from "@croupier/contracts";
import type { ShownGames } from "../lobby/show-games.ts";
import { showPicture } from "./show-picture.ts";

/** The games that can be played, for pages that lead to them. Asked for by rails alone. */
export interface GamesOnPage {
  readonly games: () => ShownGames;
  readonly offer: () => GameOffer;
}

const railMax = 40;
const sectionsMax = 100;

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
      const slides = (show?.slides ?? []).map(({ id, common, words }) => {
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
    "promotion-rail"({ promotions: picked }) {
      const promotions =
        picked === null
          ? teasePages(view, "promotion", railMax)
          : picked.flatMap((id) => {
              const page = seen(view, "content_page", id);
              return page === undefined ? [] : tease(view, page);
            });
      return promotions.length === 0 ? undefined : { promotions };
    },
    "article-list"({ pageType, limit }) {
      const pages = teasePages(view, pageType, limit);
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

/** The pages of a type, or the articles of a help section, as they are announced on another page. */
export function teasePages(view: View, category: string, pageSize: number): PageTeaser[] {
  const { items } = view.listOf("content_page", { category, pageSize });
  return items.flatMap((page) => tease(view, page));
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
  const { gameId, category, subCategory, media, badge, audiences } = game.common;
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
