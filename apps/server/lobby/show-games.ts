import type { SeenEntryOf, View } from "@croupier/content";
import type { ShownGame } from "@croupier/contracts";
import { allGamesSlug, type CardHover } from "@croupier/contracts/game-words";
import type { Asset } from "@croupier/kit/money";
import type { OpenedView } from "../content/open-view.ts";
import { showPicture } from "../content/show-picture.ts";
import type { GameCatalogue } from "./game-catalogue.ts";

export interface ShownCategory {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly showAllSuffix: string;
  /** The categories below it, by id. */
  readonly below: readonly string[];
  readonly games: readonly ShownGame[];
  readonly isFreeOffer: boolean;
  readonly cardHover?: CardHover | undefined;
}

type CategoryFacts = SeenEntryOf<"game_category">["common"];

export interface ShownGames {
  /** A game as its cards show it; undefined for one that is closed, or that nobody can play. */
  bySlug(slug: string): ShownGame | undefined;
  /** With at least one game, in the order of the editors. */
  categories(): readonly ShownCategory[];
  /** Whether a category of this kind leads to any game. */
  hasAny(category: Pick<CategoryFacts, "filledWith" | "games">): boolean;
  /** Of one category, by its slug; none where there is no such category. */
  ofCategory(slug: string): readonly ShownGame[];
  /** Every game once: in the order of the category of all, then in that of the others. */
  all(): readonly ShownGame[];
}

const categoriesMax = 1_000;
const gamesMax = 20_000;
/** What is newer than this many others is new no more. */
const newestMax = 40;

/** All lists at once: what a page of the casino shows some of. */
interface GameLists {
  readonly categories: readonly ShownCategory[];
  readonly all: readonly ShownGame[];
  readonly newest: readonly ShownGame[];
  readonly withPot: readonly ShownGame[];
}

interface Offer {
  readonly catalogue: GameCatalogue;
  readonly currency: Asset;
}

/** The games that this onlooker sees and somebody can play. Thousands of them are listed once for many. */
export function showGames(
  { view, keep }: { readonly view: View } & Partial<Pick<OpenedView, "keep">>,
  offer: Offer,
): ShownGames {
  const bySlug = makeEachOnce(view, offer);
  let known: GameLists | undefined;

  function lists(): GameLists {
    const name = `games ${offer.currency} ${offer.catalogue.version}`;
    known ??= keep
      ? keep(name, (seen) => listGames(seen.view, makeEachOnce(seen.view, offer)))
      : listGames(view, bySlug);
    return known;
  }

  return {
    bySlug,
    hasAny({ filledWith = "picked", games }) {
      if (filledWith === "picked") return games.some((slug) => bySlug(slug) !== undefined);
      return filledBy(filledWith, lists()).length > 0;
    },
    categories: () => lists().categories,
    ofCategory: (slug) =>
      lists().categories.find((category) => category.slug === slug)?.games ?? [],
    all: () => lists().all,
  };
}

function filledBy(
  filledWith: Exclude<CategoryFacts["filledWith"], "picked" | undefined>,
  { newest, withPot }: Pick<GameLists, "newest" | "withPot">,
): readonly ShownGame[] {
  return filledWith === "newest" ? newest : withPot;
}

function listGames(view: View, bySlug: ShownGames["bySlug"]): GameLists {
  // Every game with a page of its own, in whatever category it stands.
  const every = view
    .listOf("casino_game_page", { pageSize: gamesMax })
    .items.flatMap(({ words }) => bySlug(words.slug) ?? []);
  const newest = every
    .toSorted((one, other) => (one.facts.since < other.facts.since ? 1 : -1))
    .slice(0, newestMax);
  const withPot = every.filter(({ facts }) => facts.jackpot);
  const categories = view
    .listOf("game_category", { pageSize: categoriesMax })
    .items.flatMap((entry) => {
      const { id, path, words, common } = entry;
      const { subCategories: below, showAllSuffix, isFreeOffer = false, cardHover } = common;
      const { filledWith = "picked", games: picked } = common;
      const games =
        filledWith === "picked"
          ? picked.flatMap((slug) => bySlug(slug) ?? [])
          : filledBy(filledWith, { newest, withPot });
      if (path === undefined || games.length === 0) return [];
      return [{ id, path, ...words, showAllSuffix, below, games, isFreeOffer, cardHover }];
    });
  const ofAll = categories.filter(({ slug }) => slug === allGamesSlug);
  const listed = [...ofAll, ...categories].flatMap(({ games }) => games);
  return { categories, newest, withPot, all: [...new Set([...listed, ...every])] };
}

function makeEachOnce(view: View, { catalogue, currency }: Offer): ShownGames["bySlug"] {
  const made = new Map<string, ShownGame | undefined>();
  const names = new Map<string, string | undefined>();

  function nameOf(category: string): string | undefined {
    if (!names.has(category)) {
      names.set(category, view.entryBySlug("game_category", category)?.words.name);
    }
    return names.get(category);
  }

  function make(game: SeenEntryOf<"casino_game_page">): ShownGame | undefined {
    const facts = catalogue.find(game.common.gameId, currency);
    if (facts === undefined || game.path === undefined) return undefined;
    const { gameId, category, subCategory, lettering, media, badge } = game.common;
    const { audiences, gates } = game.common;
    const { id, words, path } = game;
    return withoutHoles({
      id,
      gameId,
      title: words.title,
      slug: words.slug,
      linkUrl: path,
      category,
      categoryName: nameOf(category),
      subCategory,
      subCategoryName: nameOf(subCategory),
      cardImage: pictureOf(game.common.cardImage),
      card_vertical_image: pictureOf(game.common.cardVerticalImage),
      lettering,
      media,
      badge: catalogue.badgeOf?.(gameId) ?? badge,
      geoTargetingFilter: gates?.geoTargetingFilter,
      audiences: [...audiences],
      facts,
    });
  }

  function pictureOf(id: string | undefined): ShownGame["cardImage"] {
    const picture = showPicture(view, id);
    if (picture === undefined) return undefined;
    const { address, width, height, alt, colour } = picture;
    return withoutHoles({ address, width, height, alt, colour });
  }

  return (slug) => {
    if (!made.has(slug)) {
      const game = view.entryBySlug("casino_game_page", slug);
      made.set(slug, game && make(game));
    }
    return made.get(slug);
  };
}

/** What is not there is not on the wire either: a list of thousands is paid for by the letter. */
function withoutHoles<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  // Only optional parts can be undefined.
  return Object.fromEntries(entries) as Value;
}
