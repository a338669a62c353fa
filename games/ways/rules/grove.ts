import { assert } from "@croupier/kit/assert";
import type { Multiple } from "@croupier/kit/rules";
import { wayMin, type WaysConfig } from "./ways-config.ts";

/** A configuration in the form it is played in: symbols are numbers. */
export type Grove = {
  /** The wild is the last of them. */
  readonly symbols: readonly string[];
  readonly wild: number;
  readonly reels: number;
  readonly rows: number;
  /** For each reel the symbol that each drawn number stands for. */
  readonly drawn: readonly Uint8Array[];
  /** What one way of a symbol pays, by `symbol * (reels + 1) + length`. */
  readonly pays: Int32Array;
};

const groves = new WeakMap<WaysConfig, Grove>();

/** Made once for each configuration, for as long as somebody holds it. */
export function groveOf(config: WaysConfig): Grove {
  let grove = groves.get(config);
  if (grove === undefined) {
    grove = makeGrove(config);
    groves.set(config, grove);
  }
  return grove;
}

/** Of one symbol: over how many reels from the left it leads, and along how many ways. */
export type Ways = { length: number; ways: number };

/** Reads one symbol into `found`; a length of 0 where it pays nothing. */
export function readWays(grove: Grove, view: Uint8Array, symbol: number, found: Ways): void {
  const { reels, rows, wild } = grove;
  found.length = 0;
  found.ways = 1;
  for (let reel = 0; reel < reels; reel += 1) {
    let here = 0;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell += 1) {
      if (view[cell] === symbol || view[cell] === wild) here += 1;
    }
    if (here === 0) break;
    found.length += 1;
    found.ways *= here;
  }
  if (found.length < wayMin) found.length = 0;
}

export function payOfWay({ pays, reels }: Grove, symbol: number, length: number): Multiple {
  return pays[symbol * (reels + 1) + length] as number;
}

function makeGrove({ wild, rows, reels, pays }: WaysConfig): Grove {
  const symbols = [...Object.keys(pays), wild];
  const numberOf = (symbol: string) => {
    const place = symbols.indexOf(symbol);
    assert(place >= 0, `${symbol} is one of the symbols`);
    return place;
  };
  const table = new Int32Array(symbols.length * (reels.length + 1));
  for (const [symbol, multiples] of Object.entries(pays)) {
    for (const [place, multiple] of multiples.entries()) {
      table[numberOf(symbol) * (reels.length + 1) + wayMin + place] = multiple;
    }
  }
  return {
    symbols,
    wild: numberOf(wild),
    reels: reels.length,
    rows,
    drawn: reels.map((weights) =>
      Uint8Array.from(
        Object.entries(weights).flatMap(([symbol, weight]) =>
          new Array<number>(weight).fill(numberOf(symbol)),
        ),
      ),
    ),
    pays: table,
  };
}
