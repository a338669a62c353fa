import { assert } from "@croupier/kit/assert";
import type { Multiple } from "@croupier/kit/rules";
import { reelCount, rowCount, type LinesConfig } from "./lines-config.ts";

/**
 * A configuration in the form it is played in: symbols are numbers, so that a spin touches no text and
 * leaves nothing behind.
 */
export type Board = {
  readonly symbols: readonly string[];
  readonly wild: number;
  readonly scatter: number;
  readonly reels: readonly Uint8Array[];
  readonly freeReels: readonly Uint8Array[];
  /** Lines one behind the other: which of the fifteen cells each runs through. */
  readonly lineCells: Uint8Array;
  /** What `keyOf(symbol, count)` pays. */
  readonly pays: Int32Array;
};

const boards = new WeakMap<LinesConfig, Board>();

/** Made once for each configuration, for as long as somebody holds it. */
export function boardOf(config: LinesConfig): Board {
  let board = boards.get(config);
  if (board === undefined) {
    board = makeBoard(config);
    boards.set(config, board);
  }
  return board;
}

/** Cells are counted reel by reel from the left, each from the top. */
export function cellAt(reel: number, row: number): number {
  return reel * rowCount + row;
}

export function keyOf(symbol: number, count: number): number {
  return symbol * (reelCount + 1) + count;
}

export function symbolOfKey(key: number): number {
  return Math.floor(key / (reelCount + 1));
}

export function countOfKey(key: number): number {
  return key % (reelCount + 1);
}

/** The rows a reel shows when it stops there. */
export function stopReel(strip: Uint8Array, stop: number, view: Uint8Array, reel: number): void {
  for (let row = 0; row < rowCount; row += 1) {
    view[cellAt(reel, row)] = strip[(stop + row) % strip.length] as number;
  }
}

/**
 * The dearer of two readings of one line, as a key of `pays`: its wilds alone, or its first other
 * symbol with all wilds before and among it. 0 where it pays nothing.
 */
export function readLine(board: Board, view: Uint8Array, line: number): number {
  const { lineCells, wild, pays } = board;
  const from = line * reelCount;
  let symbol = wild;
  let wilds = 0;
  let count = 0;
  for (; count < reelCount; count += 1) {
    const here = view[lineCells[from + count] as number] as number;
    if (here === wild) {
      if (wilds === count) wilds += 1;
    } else if (symbol === wild && here !== board.scatter) symbol = here;
    else if (here !== symbol) break;
  }
  const mixed = keyOf(symbol, count);
  const pure = keyOf(wild, wilds);
  const key = (pays[pure] as number) > (pays[mixed] as number) ? pure : mixed;
  return (pays[key] as number) > 0 ? key : 0;
}

/** What all lines of a view pay together. */
export function payLines(board: Board, view: Uint8Array): Multiple {
  const lines = board.lineCells.length / reelCount;
  let sum = 0;
  for (let line = 0; line < lines; line += 1) {
    sum += board.pays[readLine(board, view, line)] as number;
  }
  return sum;
}

export function countOn(view: Uint8Array, symbol: number): number {
  let count = 0;
  for (const here of view) if (here === symbol) count += 1;
  return count;
}

function makeBoard(config: LinesConfig): Board {
  const numberOf = new Map(config.symbols.map((symbol, place) => [symbol, place]));
  const numbered = (symbol: string) => {
    const place = numberOf.get(symbol);
    assert(place !== undefined, `${symbol} is one of the symbols`);
    return place;
  };
  const strips = (reels: LinesConfig["reels"]) =>
    reels.map((reel) => Uint8Array.from(reel, numbered));
  const pays = new Int32Array(config.symbols.length * (reelCount + 1));
  for (const [symbol, multiples] of Object.entries(config.pays)) {
    for (const [place, multiple] of multiples.entries()) {
      pays[keyOf(numbered(symbol), place + 3)] = multiple;
    }
  }
  return {
    symbols: config.symbols,
    wild: numbered(config.wild),
    scatter: numbered(config.scatter),
    reels: strips(config.reels),
    freeReels: strips(config.freeReels),
    lineCells: Uint8Array.from(
      config.lines.flatMap((rows) => rows.map((row, reel) => cellAt(reel, row))),
    ),
    pays,
  };
}
