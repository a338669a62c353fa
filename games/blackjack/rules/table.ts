import type { Card } from "@croupier/kit/cards";
import type { Multiple } from "@croupier/kit/rules";
import type { Move } from "./move-odds.ts";
import type { Pair } from "./pairs.ts";

/** Minor units, in digits: what is staked on a seat, and on a pair beside it ("0" for nothing). */
export type Seat = { readonly stake: string; readonly pairs: string };

/** What all seats and pairs come to is the stake of the round. */
export type BlackjackChoice = { readonly seats: readonly Seat[] };

export type BlackjackAction =
  /** Asked once, where the dealer shows an ace: half a seat's stake more, for every seat that is named. */
  { readonly move: "insure"; readonly seats: readonly number[] } | { readonly move: Move };

export type Hand = {
  readonly seat: number;
  readonly cards: readonly Card[];
  /** It became of a split: 21 with two cards is no blackjack. */
  readonly isSplit: boolean;
  readonly isDoubled: boolean;
  /** Nothing more is done with it: it stood, was doubled, or is one of two aces. */
  readonly isOver: boolean;
};

/** Holds what nobody may see yet: the dealer's second card. */
export type BlackjackState = {
  /** What the player is asked for: for insurance, or for a move with the hand at this place. */
  readonly asks:
    | { readonly for: "insurance" }
    | { readonly for: "move"; readonly hand: number }
    | null;
  readonly hands: readonly Hand[];
  readonly dealer: readonly Card[];
  readonly insured: readonly number[];
  /** What the first two cards of each seat were to its side bet. */
  readonly pairs: readonly (Pair | null)[];
};

export type HandResult = "blackjack" | "won" | "push" | "lost" | "busted";

/**
 * Hands are named by their place. A split puts the new hand right behind the old one, and those behind
 * it move one place on.
 */
export type BlackjackEvent =
  | { readonly type: "dealt"; readonly hand: number; readonly card: Card }
  /** Face down where no card is told. */
  | { readonly type: "dealerDealt"; readonly card: Card | null }
  | {
      readonly type: "pairPaid";
      readonly seat: number;
      readonly pair: Pair;
      readonly multiple: Multiple;
    }
  | { readonly type: "insuranceOffered" }
  | { readonly type: "insured"; readonly seats: readonly number[] }
  /** With an ace or a ten on the table the dealer looks for a blackjack before anybody moves. */
  | { readonly type: "dealerLooked"; readonly hasBlackjack: boolean }
  | { readonly type: "insurancePaid"; readonly seat: number; readonly multiple: Multiple }
  | { readonly type: "asked"; readonly hand: number; readonly moves: readonly Move[] }
  | { readonly type: "stood"; readonly hand: number }
  | { readonly type: "doubled"; readonly hand: number }
  | { readonly type: "split"; readonly hand: number }
  | { readonly type: "busted"; readonly hand: number }
  | { readonly type: "dealerRevealed"; readonly card: Card }
  /** In multiples of all that is staked on this hand. */
  | {
      readonly type: "handPaid";
      readonly hand: number;
      readonly result: HandResult;
      readonly multiple: Multiple;
    };
