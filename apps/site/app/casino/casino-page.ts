import type { ShownBlock } from "@croupier/blocks/view";
import type { ShownGame } from "@croupier/contracts";
import type { CardHover } from "@croupier/contracts/game-words";
import type { Asset } from "@croupier/kit/money";

import type { ContentPage, ContentVisit, Crumb } from "../services.ts";
import type { GameFilter } from "./filters/game-filter.ts";

/** Games side by side, with the link to all of them. */
export interface LobbyRail {
  readonly id: string;
  readonly title: string;
  /** The path of the category plus its show-all suffix (S2.30). */
  readonly showAll: string;
  /** Of how many these are the first, where that is known. */
  readonly total?: number;
  readonly games: readonly ShownGame[];
  /** As the editors of the category chose. */
  readonly cardHover?: CardHover | undefined;
}

/** Games in rows: the first of them; a browser that wants more asks for the index. */
export interface LobbyGrid {
  readonly games: readonly ShownGame[];
  /** How many fit the filter, and how many there are without it. */
  readonly fitting: number;
  readonly total: number;
  /** What can be filtered by here: nobody is offered a provider without a game. */
  readonly providers: readonly string[];
}

interface AnyCasinoPage {
  /** What cards and buttons may offer this onlooker. */
  readonly practice: boolean;
  readonly isPromotionalSpinEnabled: boolean;
  readonly currency: Asset;
}

export interface LobbyPage extends AnyCasinoPage {
  readonly kind: "lobby";
  /** The slug of the category; null for all games. */
  readonly category: string | null;
  /** All of it, without any rails. */
  readonly all: boolean;
  /** So few games that the lobby shows them all: a page of all games would be the same once more. */
  readonly whole: boolean;
  /** Of its grid; a rail has that of its own category. */
  readonly cardHover?: CardHover | undefined;
  /** On a category the way to all of it: its path plus its show-all suffix (S2.30). */
  readonly showAll?: { readonly href: string; readonly count: number };
  /** What the address said: a page that is shared cannot read it again before it has come to life. */
  readonly filter: GameFilter;
  readonly title: string;
  readonly description?: string | undefined;
  readonly seo?: ContentPage["seo"];
  readonly paths: Readonly<Record<string, string>>;
  readonly trail: readonly Crumb[];
  readonly tabs: readonly Crumb[];
  readonly blocks: readonly ShownBlock[];
  readonly rails: readonly LobbyRail[];
  /** In place of rails where somebody filters, shows all, or a category is small. */
  readonly grid?: LobbyGrid;
}

export interface GamePage extends AnyCasinoPage {
  readonly kind: "game";
  readonly page: ContentPage;
  readonly gameId: string;
  /** Absent while nobody can play it. */
  readonly game?: ShownGame | undefined;
  readonly more: readonly ShownGame[];
  /** Which of the launch calls the site makes. */
  readonly isGamesIntegrationEnabled: boolean;
}

export type CasinoAnswer =
  | { readonly outcome: "page"; readonly page: LobbyPage | GamePage }
  | { readonly outcome: "moved"; readonly to: string; readonly permanent: boolean }
  | { readonly outcome: "excluded" }
  | { readonly outcome: "absent" };

export interface CasinoQuestion {
  readonly path: string;
  /** Asked for by pages that can be filtered: no other page depends on the query. */
  readonly filter: () => GameFilter;
  readonly visit: ContentVisit;
}
