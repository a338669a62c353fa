import type { GameIndex, ShownGame } from "@croupier/contracts";
import { allGamesSlug } from "@croupier/contracts/game-words";

/** What is found of a game (S3.23). */
export interface FoundGame {
  readonly id: string;
  readonly href: string;
  readonly img: string | undefined;
  readonly imgAlt: string;
  readonly title: string;
  readonly subtitle: string;
}

export interface SearchOptions {
  readonly limit?: number;
  /** A game once for each category it stands in. */
  readonly withDuplicates?: boolean;
}

/** As many as can be taken in at a glance (S9.4). */
export const searchLimit = 8;
/** Results appear this long after the last letter (S9.3). */
export const searchDelayMs = 1_000;

interface Entry {
  readonly game: ShownGame;
  readonly category: string;
  /** What is compared: the name as it is typed, whatever the case. */
  readonly folded: string;
}

export type SearchGames = (term: string, options?: SearchOptions) => readonly FoundGame[];

/**
 * The search of the specification (S5.2), over a list that is made ready once. What somebody types is
 * compared letter by letter, so no sign in it means anything but itself.
 */
export function prepareSearch({
  games,
  categories,
}: Pick<GameIndex, "games" | "categories">): SearchGames {
  const entries: Entry[] = [];
  for (const { slug, name, games: places } of categories) {
    if (slug === allGamesSlug) continue;
    for (const place of places) {
      const game = games[place];
      if (game !== undefined) entries.push({ game, category: name, folded: fold(game.title) });
    }
  }
  const seen = new Set<string>();
  const once = entries.filter(({ game: { gameId } }) => !seen.has(gameId) && seen.add(gameId));

  return (term, { limit = searchLimit, withDuplicates = false } = {}) => {
    const wanted = fold(term.trim());
    if (wanted === "") return [];
    const found: FoundGame[] = [];
    for (const entry of withDuplicates ? entries : once) {
      if (found.length >= limit) break;
      if (entry.folded.includes(wanted)) found.push(present(entry));
    }
    return found;
  };
}

function fold(text: string): string {
  return text.toLowerCase();
}

function present({ game, category }: Entry): FoundGame {
  return { ...presentGame(game), subtitle: category };
}

/** A game as the lists of a search show it, under the name of its own category. */
export function presentGame(game: ShownGame): FoundGame {
  const { gameId, linkUrl, title, categoryName = "" } = game;
  const picture = game.card_vertical_image ?? game.cardImage;
  return {
    id: gameId,
    href: linkUrl,
    img: picture?.address.replace("*", "160"),
    imgAlt: picture?.alt ?? "",
    title,
    subtitle: categoryName,
  };
}
