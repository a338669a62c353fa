import type { Chance } from "@croupier/kit/fair";
import { fractionOf, inUnits, type Multiple, type Rules, type Step } from "@croupier/kit/rules";
import {
  boardOf,
  cellAt,
  countOfKey,
  countOn,
  payLines,
  readLine,
  stopReel,
  symbolOfKey,
  type Board,
} from "./board.ts";
import { reelCount, rowCount, type LinesConfig } from "./lines-config.ts";

/** Lines are fixed, so there is nothing to choose. */
export type LinesChoice = Record<string, never>;

/** A place in the view: which reel from the left, which row from the top. */
export type LinesCell = readonly [reel: number, row: number];

export type LinesEvent =
  | {
      readonly type: "spun";
      /** 0 is the spin that was paid for; free spins are counted from 1. */
      readonly spin: number;
      /** How many free spins there are in all, as far as is known now. */
      readonly of: number;
      readonly stops: readonly number[];
      /** What is seen, reel by reel, each from the top. */
      readonly view: readonly (readonly string[])[];
    }
  /** Free spins only: on these reels the wild spreads over every row, before lines are read. */
  | { readonly type: "dived"; readonly reels: readonly number[] }
  | {
      readonly type: "linePaid";
      readonly line: number;
      readonly symbol: string;
      readonly count: number;
      readonly cells: readonly LinesCell[];
      readonly multiple: Multiple;
    }
  | {
      readonly type: "spinsGiven";
      readonly cells: readonly LinesCell[];
      readonly spins: number;
      /** How many of them are now to be played. */
      readonly left: number;
    }
  /** What this spin paid, and the round so far. */
  | { readonly type: "spinEnded"; readonly multiple: Multiple; readonly total: Multiple }
  /** The round reached the most it can pay and is over. */
  | { readonly type: "mostReached"; readonly total: Multiple };

/** All of it is decided at once: there is nothing to stand in. */
export type LinesState = Record<string, never>;

export const linesRules: Rules<LinesConfig, LinesChoice, never, LinesState, LinesEvent> = {
  family: "lines",

  readChoice(asked) {
    const isNothing = asked === undefined || asked === null || typeof asked === "object";
    return isNothing && !Array.isArray(asked) ? {} : undefined;
  },
  readAction: () => undefined,

  open({ config, stake }, chance): Step<LinesState, LinesEvent> {
    const events: LinesEvent[] = [];
    const multiple = playRound(config, chance, events);
    const paid = inUnits(fractionOf(stake, multiple), config, chance.below);
    return { events, state: {}, staked: stake, ...paid };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a spin is over as soon as the reels are stopped");
  },
};

/** A round from its first spin to its last free one. Events are told where somebody listens. */
export function playRound(config: LinesConfig, chance: Chance, events?: LinesEvent[]): Multiple {
  const { freeSpins, most } = config;
  const board = boardOf(config);
  const view = new Uint8Array(reelCount * rowCount);
  let total = 0;
  let given = 0;
  for (let spin = 0; spin <= given; spin += 1) {
    const isFree = spin > 0;
    const stops = spinReels(isFree ? board.freeReels : board.reels, view, chance);
    events?.push({ type: "spun", spin, of: given, stops, view: showView(board, view) });
    const scatterCells = events && cellsOf(view, board.scatter);
    const isGiving = countOn(view, board.scatter) >= freeSpins.scatters;
    if (isFree) dive(board, view, events);
    const times = isFree ? freeSpins.times : 1;
    const paid = payLines(board, view) * times;
    if (paid > 0 && events) tellLines(board, view, { times, events });
    total = Math.min(most, total + paid);
    events?.push({ type: "spinEnded", multiple: paid, total });
    if (total === most) {
      events?.push({ type: "mostReached", total });
      return total;
    }
    const spins = isGiving ? spinsFor(config, given) : 0;
    given += spins;
    if (spins > 0) {
      events?.push({ type: "spinsGiven", cells: scatterCells ?? [], spins, left: given - spin });
    }
  }
  return total;
}

/** What scatters give, as far as a round may still be given any. */
export function spinsFor({ freeSpins }: LinesConfig, given: number): number {
  return Math.min(given === 0 ? freeSpins.first : freeSpins.again, freeSpins.most - given);
}

function spinReels(strips: readonly Uint8Array[], view: Uint8Array, chance: Chance): number[] {
  const stops: number[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    const strip = strips[reel] as Uint8Array;
    const stop = chance.below(strip.length);
    stops.push(stop);
    stopReel(strip, stop, view, reel);
  }
  return stops;
}

/** A wild anywhere on a reel takes all of it. */
function dive({ wild }: Board, view: Uint8Array, events?: LinesEvent[]): void {
  const reels: number[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    const from = cellAt(reel, 0);
    for (let row = 0; row < rowCount; row += 1) {
      if (view[from + row] !== wild) continue;
      view.fill(wild, from, from + rowCount);
      reels.push(reel);
      break;
    }
  }
  if (reels.length > 0) events?.push({ type: "dived", reels });
}

function tellLines(
  board: Board,
  view: Uint8Array,
  { times, events }: { readonly times: number; readonly events: LinesEvent[] },
): void {
  const lines = board.lineCells.length / reelCount;
  for (let line = 0; line < lines; line += 1) {
    const key = readLine(board, view, line);
    if (key === 0) continue;
    const count = countOfKey(key);
    events.push({
      type: "linePaid",
      line,
      symbol: board.symbols[symbolOfKey(key)] as string,
      count,
      cells: Array.from({ length: count }, (_, reel) =>
        placeOf(board.lineCells[line * reelCount + reel] as number),
      ),
      multiple: (board.pays[key] as number) * times,
    });
  }
}

function showView({ symbols }: Board, view: Uint8Array): string[][] {
  return Array.from({ length: reelCount }, (_, reel) =>
    Array.from(
      { length: rowCount },
      (_, row) => symbols[view[cellAt(reel, row)] as number] as string,
    ),
  );
}

function cellsOf(view: Uint8Array, symbol: number): LinesCell[] {
  const cells: LinesCell[] = [];
  for (const [cell, here] of view.entries()) if (here === symbol) cells.push(placeOf(cell));
  return cells;
}

function placeOf(cell: number): LinesCell {
  return [Math.floor(cell / rowCount), cell % rowCount];
}
