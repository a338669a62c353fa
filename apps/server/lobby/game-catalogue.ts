import type { CardFacts } from "@croupier/contracts";
import type { Asset } from "@croupier/kit/money";

/** What a list of games has to know of one, in the currency that the list speaks. */
export interface GameCatalogue {
  /** Undefined for a game that nobody can play now. */
  find(gameId: string, currency: Asset): CardFacts | undefined;
  /** Whether it can be played now, whatever somebody counts in. */
  has(gameId: string): boolean;
  /** While nothing can be played there is no lobby to lead to. */
  readonly isEmpty: boolean;
  /** Another word for another state: what was made under the old one is out of date. */
  readonly version: string;
  /** What staff have its cards bear instead of the word of its page. */
  badgeOf?(gameId: string): string | undefined;
}

/** The tag of everything that shows which games there are. */
export const catalogueTag = "game-catalogue";
