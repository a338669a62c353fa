import {
  kindOf,
  mostOn,
  type LaidBet,
  type RouletteChoice,
  type RouletteConfig,
} from "../rules/face.ts";

/** What lies on the cloth, how it lay before each press, and what was played last. */
export type RouletteWish = {
  readonly bets: readonly LaidBet[];
  readonly before: readonly (readonly LaidBet[])[];
  readonly last: readonly LaidBet[];
};

export const emptyCloth: RouletteWish = { bets: [], before: [], last: [] };

/** As many presses as anybody takes back. */
const beforeMax = 60;

/** One chip on each of these places. */
export function lay(wish: RouletteWish, places: readonly string[], chip: bigint): RouletteWish {
  return changed(
    wish,
    places.reduce((bets, place) => added(bets, place, chip), wish.bets),
  );
}

export function takeOff(wish: RouletteWish, place: string): RouletteWish {
  const bets = wish.bets.filter(({ bet }) => bet !== place);
  return bets.length === wish.bets.length ? wish : changed(wish, bets);
}

export function undo(wish: RouletteWish): RouletteWish {
  const bets = wish.before.at(-1);
  return bets === undefined ? wish : { ...wish, bets, before: wish.before.slice(0, -1) };
}

export function clear(wish: RouletteWish): RouletteWish {
  return wish.bets.length === 0 ? wish : changed(wish, []);
}

export function double(wish: RouletteWish): RouletteWish {
  return changed(
    wish,
    wish.bets.map(({ bet, stake }) => ({ bet, stake: String(BigInt(stake) * 2n) })),
  );
}

/** What was played last, in the place of what lies there. */
export function repeat(wish: RouletteWish): RouletteWish {
  return wish.last.length === 0 ? wish : changed(wish, wish.last);
}

/** The ball lies: the cloth is empty again, and what lay there may be laid once more. */
export function played(bets: readonly LaidBet[]): RouletteWish {
  return { bets: [], before: [], last: bets };
}

export function sumOf(bets: readonly LaidBet[]): bigint {
  return bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
}

export function betOf({ wish }: { wish: RouletteWish }): {
  stake: bigint;
  choice: RouletteChoice;
} {
  return { stake: sumOf(wish.bets), choice: { bets: wish.bets } };
}

/** What a table does not take: so much in all, or so much on this place. */
export type Over = { readonly is: "whole" } | { readonly is: "place"; readonly place: string };

export type Table = {
  readonly config: RouletteConfig;
  readonly stakeMost: bigint;
  /** The house stakes: on one place as well as on many. */
  readonly isFree: boolean;
};

export function overOf(bets: readonly LaidBet[], table: Table): Over | undefined {
  const over = bets.find(({ bet, stake }) => BigInt(stake) > mostAt(bet, table));
  if (over !== undefined) return { is: "place", place: over.bet };
  return sumOf(bets) > table.stakeMost ? { is: "whole" } : undefined;
}

export function mostAt(place: string, { config, stakeMost, isFree }: Table): bigint {
  return isFree ? stakeMost : mostOn(kindOf(place), { config, stakeMost });
}

function added(bets: readonly LaidBet[], place: string, chip: bigint): readonly LaidBet[] {
  const lies = bets.find(({ bet }) => bet === place);
  if (lies === undefined) return [...bets, { bet: place, stake: String(chip) }];
  const more = { bet: place, stake: String(BigInt(lies.stake) + chip) };
  return bets.map((one) => (one === lies ? more : one));
}

function changed(wish: RouletteWish, bets: readonly LaidBet[]): RouletteWish {
  return { ...wish, bets, before: [...wish.before, wish.bets].slice(-beforeMax) };
}
