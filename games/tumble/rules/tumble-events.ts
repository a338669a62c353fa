import type { Multiple } from "@croupier/kit/rules";

/** A place: which reel from the left, which row from the top. */
export type TumbleCell = readonly [reel: number, row: number];

/** An ember, and the number it carries. */
export type Ember = { readonly cell: TumbleCell; readonly times: number };

/** Multiples are of the stake one spin is played at, also where the free spins were bought. */
export type TumbleEvent =
  | { readonly type: "bought"; readonly stakes: number; readonly spins: number }
  | {
      readonly type: "dropped";
      /** 0 is the spin that was paid for; free spins are counted from 1. */
      readonly spin: number;
      /** How many free spins there are in all, as far as is known now. */
      readonly of: number;
      /** What lies there, reel by reel, each from the top. */
      readonly view: readonly (readonly string[])[];
      readonly embers: readonly Ember[];
    }
  | {
      readonly type: "symbolPaid";
      readonly symbol: string;
      readonly count: number;
      readonly cells: readonly TumbleCell[];
      readonly multiple: Multiple;
    }
  | {
      readonly type: "tumbled";
      readonly removed: readonly TumbleCell[];
      /** What is new on each reel, from the top; all else moved down into the gaps. */
      readonly refills: readonly (readonly string[])[];
      readonly view: readonly (readonly string[])[];
      /** All embers that lie there now. */
      readonly embers: readonly Ember[];
    }
  /** At the end of a tumble that paid: the embers that lie there, and those of free spins before. */
  | {
      readonly type: "embersCounted";
      readonly sum: number;
      readonly carried: number;
      readonly before: Multiple;
      readonly multiple: Multiple;
    }
  | {
      readonly type: "spinsGiven";
      readonly cells: readonly TumbleCell[];
      readonly spins: number;
      readonly left: number;
    }
  /** What this spin paid, and the round so far. */
  | { readonly type: "spinEnded"; readonly multiple: Multiple; readonly total: Multiple }
  | { readonly type: "mostReached"; readonly total: Multiple };
