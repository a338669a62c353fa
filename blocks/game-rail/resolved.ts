import type { Picture } from "../picture/picture.ts";

export type GameCardData = {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  /** The page of the game. */
  readonly href: string;
  /** In the shape of the rail. */
  readonly image?: Picture | undefined;
  readonly badge?: string | undefined;
  readonly facts?: readonly { readonly name?: string; readonly value: string }[] | undefined;
  /** Where it is played, if that is elsewhere than its page. */
  readonly playHref?: string | undefined;
  /** Absent where practice is not offered. */
  readonly practiceHref?: string | undefined;
};

export type GameRailData = { readonly games: readonly GameCardData[] };
