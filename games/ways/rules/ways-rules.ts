import type { Chance } from "@croupier/kit/fair";
import { fractionOf, inUnits, type Multiple, type Rules, type Step } from "@croupier/kit/rules";
import { groveOf, payOfWay, readWays, type Grove } from "./grove.ts";
import type { WaysConfig } from "./ways-config.ts";

/** Every way pays, so there is nothing to choose. */
export type WaysChoice = Record<string, never>;

/** A place: which reel from the left, which row from the top. */
export type WaysCell = readonly [reel: number, row: number];

export type WaysEvent =
  /** What hangs there as the round begins, reel by reel, each from the top. */
  | { readonly type: "grown"; readonly view: readonly (readonly string[])[] }
  | {
      readonly type: "waysPaid";
      readonly symbol: string;
      /** Over so many reels from the left, along so many ways. */
      readonly length: number;
      readonly ways: number;
      /** Wilds among it included. */
      readonly cells: readonly WaysCell[];
      /** What this fall counts times: in the multiple already. */
      readonly times: number;
      readonly multiple: Multiple;
    }
  | {
      readonly type: "fallen";
      readonly removed: readonly WaysCell[];
      /** What is new on each reel, from the top; all else moved down into the gaps. */
      readonly refills: readonly (readonly string[])[];
      readonly view: readonly (readonly string[])[];
      /** What the fall that follows counts times. */
      readonly times: number;
      /** The round so far. */
      readonly total: Multiple;
    }
  | { readonly type: "mostReached"; readonly total: Multiple }
  | { readonly type: "ended"; readonly falls: number; readonly total: Multiple };

/** All of it is decided at once: there is nothing to stand in. */
export type WaysState = Record<string, never>;

export const waysRules: Rules<WaysConfig, WaysChoice, never, WaysState, WaysEvent> = {
  family: "ways",

  readChoice(asked) {
    const isNothing = asked === undefined || asked === null || typeof asked === "object";
    return isNothing && !Array.isArray(asked) ? {} : undefined;
  },
  readAction: () => undefined,

  open({ config, stake }, chance): Step<WaysState, WaysEvent> {
    const events: WaysEvent[] = [];
    const multiple = playRound(config, chance, events);
    const paid = inUnits(fractionOf(stake, multiple), config, chance.below);
    return { events, state: {}, staked: stake, ...paid };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a round is over when nothing falls any more");
  },
};

/** A round until nothing falls any more. Events are told where somebody listens. */
export function playRound(config: WaysConfig, chance: Chance, events?: WaysEvent[]): Multiple {
  const grove = groveOf(config);
  const view = new Uint8Array(grove.reels * grove.rows);
  const removed = new Uint8Array(view.length);
  for (let cell = 0; cell < view.length; cell += 1) view[cell] = draw(grove, cell, chance);
  events?.push({ type: "grown", view: showView(grove, view) });
  let total = 0;
  for (let falls = 0; ; falls += 1) {
    const times = timesOf(config, falls);
    removed.fill(0);
    const paid = payFall(grove, view, { removed, times, events });
    total = Math.min(config.most, total + paid);
    if (total === config.most) events?.push({ type: "mostReached", total });
    if (paid === 0 || total === config.most) {
      events?.push({ type: "ended", falls, total });
      return total;
    }
    const refills = fall(grove, view, { removed, chance });
    events?.push({
      type: "fallen",
      removed: cellsOf(grove, removed),
      refills: refills.map((reel) => reel.map((symbol) => grove.symbols[symbol] as string)),
      view: showView(grove, view),
      times: timesOf(config, falls + 1),
      total,
    });
  }
}

function timesOf({ times }: WaysConfig, falls: number): number {
  return times[Math.min(falls, times.length - 1)] ?? 1;
}

/** What all symbols pay together; what is part of it is marked to be removed. */
function payFall(
  grove: Grove,
  view: Uint8Array,
  {
    removed,
    times,
    events,
  }: {
    readonly removed: Uint8Array;
    readonly times: number;
    readonly events: WaysEvent[] | undefined;
  },
): Multiple {
  const found = { length: 0, ways: 1 };
  let sum = 0;
  for (let symbol = 0; symbol < grove.wild; symbol += 1) {
    readWays(grove, view, symbol, found);
    if (found.length === 0) continue;
    const { length, ways } = found;
    const multiple = payOfWay(grove, symbol, length) * ways * times;
    sum += multiple;
    const part = events && new Uint8Array(view.length);
    for (let cell = 0; cell < length * grove.rows; cell += 1) {
      if (view[cell] !== symbol && view[cell] !== grove.wild) continue;
      removed[cell] = 1;
      if (part) part[cell] = 1;
    }
    if (!events || !part) continue;
    const name = grove.symbols[symbol] as string;
    events.push({
      type: "waysPaid",
      symbol: name,
      length,
      ways,
      cells: cellsOf(grove, part),
      times,
      multiple,
    });
  }
  return sum;
}

/** What is left moves down, and what is missing is drawn, reel by reel, each from the lowest gap up. */
function fall(
  grove: Grove,
  view: Uint8Array,
  { removed, chance }: { readonly removed: Uint8Array; readonly chance: Chance },
): number[][] {
  const refills: number[][] = [];
  for (let reel = 0; reel < grove.reels; reel += 1) {
    const top = reel * grove.rows;
    const fresh: number[] = [];
    let to = top + grove.rows - 1;
    for (let cell = to; cell >= top; cell -= 1) {
      if (removed[cell] === 1) continue;
      view[to] = view[cell] as number;
      to -= 1;
    }
    for (; to >= top; to -= 1) {
      view[to] = draw(grove, to, chance);
      fresh.unshift(view[to] as number);
    }
    refills.push(fresh);
  }
  return refills;
}

function draw({ drawn, rows }: Grove, cell: number, chance: Chance): number {
  const reel = drawn[Math.floor(cell / rows)] as Uint8Array;
  return reel[chance.below(reel.length)] as number;
}

function showView({ symbols, reels, rows }: Grove, view: Uint8Array): string[][] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => symbols[view[reel * rows + row] as number] as string),
  );
}

function cellsOf({ rows }: Grove, marked: Uint8Array): WaysCell[] {
  const cells: WaysCell[] = [];
  for (const [cell, mark] of marked.entries()) {
    if (mark === 1) cells.push([Math.floor(cell / rows), cell % rows]);
  }
  return cells;
}
