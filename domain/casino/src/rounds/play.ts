import type { Asset } from "@croupier/kit/money";
import type { Place, Policy } from "@croupier/policy";
import type { Game } from "../catalogue/catalogue.ts";
import type { Terms } from "../catalogue/decide-terms.ts";
import type { CasinoRefusalCode } from "../refusals.ts";
import type { Round } from "./round.ts";

/** Who plays, and what they launched. */
export type Seat = {
  readonly playerId: string;
  readonly gameSessionId: string;
  /** The signing in under which they play. */
  readonly sessionId: string;
  readonly game: string;
  readonly product: Game["product"];
  readonly asset: Asset;
  readonly terms: Terms;
  readonly openedAt: Date;
  /** Where they are now, by the address of the very call. */
  readonly present: Place;
  /** The law of that place, which may close the game where the launch found it open. */
  readonly lawHere: Policy;
};

/** A press: the id is made there and kept until it is answered. */
export type OpenAsked = {
  readonly kind: "open";
  readonly playId: string;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly grantId?: string | undefined;
  /** It followed the round before by itself. */
  readonly isAutomatic?: boolean;
};

export type ActAsked = {
  readonly kind: "act";
  readonly roundId: string;
  /** 0 is the first action of a round. */
  readonly place: number;
  readonly action: unknown;
};

/** Nobody came back: the rules say what is done for them. */
export type EndAsked = { readonly kind: "end"; readonly roundId: string };

export type PlayAsked = (OpenAsked | ActAsked | EndAsked) & {
  readonly playerId: string;
  /** Absent where the house ends a round. */
  readonly seat?: Seat | undefined;
};

/** `facts` are those of whoever refused: a guard says until when, the clock for how long. */
export type PlayRefusal = {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | null>>;
};

export const refusalOf = (code: CasinoRefusalCode): PlayRefusal => ({ code });

export type Decided =
  | { readonly is: "refused"; readonly refusal: PlayRefusal }
  /** Asked before, and answered as it stands. */
  | { readonly is: "known"; readonly round: Round }
  | {
      readonly is: "stepped";
      readonly round: Round;
      readonly product: Game["product"];
      readonly isNew: boolean;
      readonly hasPot: boolean;
      /** What this step stakes; zero where the house does, or nothing is added. */
      readonly stake: bigint;
      /** The stake goes back as it came: it was no play, and counts for nothing that play counts for. */
      readonly isVoid: boolean;
    };
