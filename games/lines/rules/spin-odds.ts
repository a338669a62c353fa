import type { Multiple } from "@croupier/kit/rules";
import { cellAt, keyOf, stopReel, type Board } from "./board.ts";
import { reelCount, rowCount } from "./lines-config.ts";

/** Everything one spin can pay, and of how many stops of all reels: once where it gives free spins. */
export type SpinOdds = {
  /** How many ways there are for the reels to stop. */
  readonly ways: number;
  readonly plain: ReadonlyMap<Multiple, number>;
  readonly giving: ReadonlyMap<Multiple, number>;
};

/** One thing a reel can show: its three symbols as lines read them, and at how many stops. */
type Shown = { readonly symbols: Uint8Array; readonly scatters: number; weight: number };

/** A line that may still grow: what it is made of so far. */
type Alive = { readonly line: number; readonly symbol: number; readonly wilds: number };

/**
 * Counts every stop of every reel. Reels are taken from the left, stops that show the same are counted
 * once, and a line is followed only as far as it lives: most are dead behind the second reel.
 */
export function countSpins(
  board: Board,
  strips: readonly Uint8Array[],
  {
    scatters,
    dives,
    times,
  }: { readonly scatters: number; readonly dives: boolean; readonly times: number },
): SpinOdds {
  const shown = strips.map((strip, reel) => listShown(board, strip, { reel, dives }));
  const tally = makeTally(board);
  const lines = board.lineCells.length / reelCount;
  const all = Array.from({ length: lines }, (_, line) => ({ line, symbol: board.wild, wilds: 0 }));

  function follow(
    reel: number,
    before: {
      readonly alive: readonly Alive[];
      readonly paid: number;
      readonly scatters: number;
      readonly weight: number;
    },
  ): void {
    if (reel === reelCount) {
      tally.add(before.paid, before.scatters >= scatters, before.weight);
      return;
    }
    const here = shown[reel] as readonly Shown[];
    for (const one of before.alive.length === 0 ? byScatters(here) : here) {
      const alive: Alive[] = [];
      let { paid } = before;
      for (const line of before.alive) {
        const grown = grow(board, line, {
          reel,
          symbol: one.symbols[rowOf(board, line.line, reel)] as number,
        });
        if (grown === undefined) paid += payOf(board, line, reel);
        else if (reel + 1 === reelCount) paid += payOf(board, grown, reelCount);
        else alive.push(grown);
      }
      follow(reel + 1, {
        alive,
        paid,
        scatters: before.scatters + one.scatters,
        weight: before.weight * one.weight,
      });
    }
  }

  follow(0, { alive: all, paid: 0, scatters: 0, weight: 1 });
  return {
    ways: strips.reduce((ways, { length }) => ways * length, 1),
    plain: tally.read(false, times),
    giving: tally.read(true, times),
  };
}

function grow(
  { wild, scatter }: Board,
  { line, symbol, wilds }: Alive,
  next: { readonly reel: number; readonly symbol: number },
): Alive | undefined {
  if (next.symbol === wild) return { line, symbol, wilds: wilds === next.reel ? wilds + 1 : wilds };
  if (next.symbol === scatter) return undefined;
  if (symbol === wild) return { line, symbol: next.symbol, wilds };
  return symbol === next.symbol ? { line, symbol, wilds } : undefined;
}

function payOf({ pays, wild }: Board, { symbol, wilds }: Alive, count: number): Multiple {
  return Math.max(pays[keyOf(symbol, count)] as number, pays[keyOf(wild, wilds)] as number);
}

function rowOf({ lineCells }: Board, line: number, reel: number): number {
  return (lineCells[line * reelCount + reel] as number) - cellAt(reel, 0);
}

function listShown(
  { wild, scatter }: Board,
  strip: Uint8Array,
  { reel, dives }: { readonly reel: number; readonly dives: boolean },
): Shown[] {
  const shown = new Map<string, Shown>();
  const view = new Uint8Array(reelCount * rowCount);
  for (let stop = 0; stop < strip.length; stop += 1) {
    stopReel(strip, stop, view, reel);
    const symbols = view.slice(cellAt(reel, 0), cellAt(reel, rowCount));
    const scatters = symbols.filter((symbol) => symbol === scatter).length;
    if (dives && symbols.includes(wild)) symbols.fill(wild);
    const name = `${symbols.join()};${scatters}`;
    const same = shown.get(name);
    if (same === undefined) shown.set(name, { symbols, scatters, weight: 1 });
    else same.weight += 1;
  }
  return [...shown.values()];
}

/** Where no line lives any more, a reel matters by its scatters alone. */
function byScatters(shown: readonly Shown[]): Shown[] {
  const counts = new Map<number, Shown>();
  for (const one of shown) {
    const same = counts.get(one.scatters);
    if (same === undefined) counts.set(one.scatters, { ...one });
    else same.weight += one.weight;
  }
  return [...counts.values()];
}

/** Counts what is paid in steps of what all pays are multiples of: a row of numbers is fast. */
function makeTally({ pays, lineCells }: Board) {
  const step = pays.reduce((left, right) => divisorOf(left, right), 0);
  const most =
    (pays.reduce((left, right) => Math.max(left, right), 0) * lineCells.length) / reelCount;
  const rows = [false, true].map(() => new Float64Array(most / step + 1));
  return {
    add(paid: Multiple, isGiving: boolean, weight: number): void {
      const row = rows[Number(isGiving)] as Float64Array;
      row[paid / step] = (row[paid / step] as number) + weight;
    },
    read(isGiving: boolean, times: number): Map<Multiple, number> {
      const paid = new Map<Multiple, number>();
      for (const [place, weight] of (rows[Number(isGiving)] as Float64Array).entries()) {
        if (weight > 0) paid.set(place * step * times, weight);
      }
      return paid;
    },
  };
}

function divisorOf(left: number, right: number): number {
  return right === 0 ? left : divisorOf(right, left % right);
}
