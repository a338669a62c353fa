import type { ShownGame } from "@croupier/contracts";

/** A game of a rail; its facts are there where it is known that it can be played. */
export type GameCardData = Omit<ShownGame, "facts"> & Partial<Pick<ShownGame, "facts">>;

/** What the site may offer of games to whoever looks, and what it asks about them meanwhile. */
export type GameOffer = {
  readonly practice: boolean;
  readonly isPromotionalSpinEnabled: boolean;
  /** What pots are told in. */
  readonly currency: string;
};

export type GameRailData = {
  readonly games: readonly GameCardData[];
  /** Absent where nobody has looked which of them can be played. */
  readonly offer?: GameOffer | undefined;
};
