import type { ShownGame as CataloguedGame } from "@croupier/contracts";
import type { CardHover } from "@croupier/contracts/game-words";
import { type ComponentType, createContext, useContext } from "react";
import type { CardPlace } from "../game-rail/locate-card.ts";
import type { GameCardData, GameOffer } from "../game-rail/resolved.ts";
import type { BlockViews, MovingType } from "./block-views.ts";
import type { OwnGamesProps } from "../own-games/schema.ts";
import type { Slide } from "../slideshow/resolved.ts";

/** The words of the house that blocks need besides those of editors, in the language of the page. */
export type BlockWords = {
  readonly slideshow: {
    readonly pause: string;
    readonly play: string;
    /** Announced when the player moved: which slide of how many. */
    readonly position: (at: { place: number; count: number; title: string }) => string;
  };
  readonly rail: { readonly back: string; readonly on: string };
  readonly game: { readonly play: string };
  /** Read aloud behind a link to another site. */
  readonly leaves: string;
};

export type ShownSlide = { readonly slide: Slide; readonly place: number };
/** A game that was opened, and the games around it. */
export type ShownGame = CardPlace & { readonly game: GameCardData };

/** What the site lends to the blocks of a page. Who does not listen leaves a callback out. */
export type BlocksSite = {
  readonly words: BlockWords;
  /** Views that came with the page itself; the others are fetched when one is seen. */
  readonly views?: Partial<BlockViews<MovingType>>;
  /** `carousel_promo`: a slide was chosen. */
  readonly onPromo?: (shown: ShownSlide) => void;
  /** `carousel_promo_cta`: a button of a slide was followed. */
  readonly onPromoAction?: (shown: ShownSlide & { readonly link: string }) => void;
  /** `gamecard_click`, with the games beside it. */
  readonly onGame?: (shown: ShownGame) => void;
  /** The shape of an icon that editors know by name. */
  readonly iconOf: (iconClass: string | undefined) => string;
  /** A game that can be played, with the ways into it and what is known of it live. */
  readonly GameCard?: ComponentType<{
    readonly game: CataloguedGame;
    readonly media: "tall" | "other";
    readonly hoverBehaviour?: CardHover | undefined;
    readonly offer: GameOffer;
    readonly onOpen: () => void;
  }>;
  /** Pieces that call the server: the site's own. */
  readonly HelpSearch: ComponentType;
  readonly OwnGames?: ComponentType<
    Pick<OwnGamesProps, "title" | "list"> & { readonly offer: GameOffer }
  >;
  /** A round that can be checked, beside the words of a proof. */
  readonly ProofExample?: ComponentType;
};

const SiteContext = createContext<BlocksSite | null>(null);

export const BlocksSiteProvider = SiteContext.Provider;

export function useBlocksSite(): BlocksSite {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("blocks are drawn inside BlocksSiteProvider");
  return site;
}
