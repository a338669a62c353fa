import type { GameOffer } from "../game-rail/resolved.ts";

/** Of no player: which games are theirs is asked by their browser, since pages are shared. */
export type OwnGamesData = { readonly offer?: GameOffer | undefined };
