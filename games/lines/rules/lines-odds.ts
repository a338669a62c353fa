import type { BetOdds, ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne, type Multiple } from "@croupier/kit/rules";
import { boardOf } from "./board.ts";
import type { LinesConfig } from "./lines-config.ts";
import { spinsFor } from "./lines-rules.ts";
import { countSpins, type SpinOdds } from "./spin-odds.ts";

/** How likely each total is, in steps of `step`; the last one holds what reaches the most there is. */
export type Spread = { readonly step: Multiple; readonly chances: Float64Array };

/** What the paid spin and a free spin can do, counted over every stop of every reel. */
export function countBothSpins(config: LinesConfig): {
  readonly paid: SpinOdds;
  readonly free: SpinOdds;
} {
  const board = boardOf(config);
  const { scatters, times } = config.freeSpins;
  return {
    paid: countSpins(board, board.reels, { scatters, dives: false, times: 1 }),
    free: countSpins(board, board.freeReels, { scatters, dives: true, times }),
  };
}

/** The odds of a whole round, free spins and the most it can pay included. */
export function linesOdds(config: LinesConfig): ParSheet {
  return { family: "lines", bets: [oddsOf(spreadRound(config))] };
}

/**
 * How likely each total of a round is. Counts become probabilities here: they are added and multiplied
 * and never subtracted, so that fourteen digits of each are true, however small it is.
 */
export function spreadRound(config: LinesConfig): Spread {
  const { paid, free } = countBothSpins(config);
  const step = stepOf(paid, free);
  const total = new Float64Array(Math.floor(config.most / step) + 1);
  add(total, certain(total.length), weigh(paid.plain, { ways: paid.ways, step }));
  const begun = new Float64Array(total.length);
  add(begun, certain(total.length), weigh(paid.giving, { ways: paid.ways, step }));
  const spins = spreadFreeSpins(config, free);
  add(total, begun, {
    steps: Int32Array.from(spins.chances, (_, cell) => (cell * spins.step) / step),
    chances: spins.chances,
  });
  return { step, chances: total };
}

/** How likely each total of all free spins of a round is, once they were given. */
function spreadFreeSpins(config: LinesConfig, free: SpinOdds): Spread {
  const step = stepOf(free);
  const cells = Math.floor(config.most / step) + 1;
  const total = new Float64Array(cells);
  const plain = weigh(free.plain, { ways: free.ways, step });
  const giving = weigh(free.giving, { ways: free.ways, step });
  // Where each total stands so far, by how many free spins were given in all.
  let open = new Map([[spinsFor(config, 0), certain(cells)]]);
  for (let spin = 1; open.size > 0; spin += 1) {
    const next = new Map<number, Float64Array<ArrayBuffer>>();
    for (const [given, before] of open) {
      // A round that reached the most is over, whatever is left to be played.
      total[cells - 1] = (total[cells - 1] as number) + (before[cells - 1] as number);
      before[cells - 1] = 0;
      add(rowIn(next, { given, cells }), before, plain);
      add(rowIn(next, { given: given + spinsFor(config, given), cells }), before, giving);
    }
    const over = next.get(spin);
    over?.forEach((chance, cell) => {
      total[cell] = (total[cell] as number) + chance;
    });
    next.delete(spin);
    open = next;
  }
  return { step, chances: total };
}

/** What one spin adds, in steps, and how likely. */
type Added = { readonly steps: Int32Array; readonly chances: Float64Array };

/** What is too unlikely to be seen in the fourteenth digit of anything. */
const negligible = 1e-24;

function add(into: Float64Array, before: Float64Array, { steps, chances }: Added): void {
  const last = into.length - 1;
  for (let cell = 0; cell <= last; cell += 1) {
    const here = before[cell] as number;
    if (here < negligible) continue;
    for (let place = 0; place < steps.length; place += 1) {
      const then = Math.min(last, cell + (steps[place] as number));
      into[then] = (into[then] as number) + here * (chances[place] as number);
    }
  }
}

function weigh(
  odds: ReadonlyMap<Multiple, number>,
  { ways, step }: { readonly ways: number; readonly step: Multiple },
): Added {
  return {
    steps: Int32Array.from(odds.keys(), (multiple) => multiple / step),
    chances: Float64Array.from(odds.values(), (weight) => weight / ways),
  };
}

function certain(cells: number): Float64Array<ArrayBuffer> {
  const row = new Float64Array(cells);
  row[0] = 1;
  return row;
}

function rowIn(
  rows: Map<number, Float64Array<ArrayBuffer>>,
  { given, cells }: { readonly given: number; readonly cells: number },
): Float64Array<ArrayBuffer> {
  let row = rows.get(given);
  if (row === undefined) {
    row = new Float64Array(cells);
    rows.set(given, row);
  }
  return row;
}

function oddsOf({ step, chances }: Spread): BetOdds {
  const sum = (count: (paid: number, chance: number) => number) =>
    chances.reduce((all, chance, cell) => all + count((cell * step) / multipleOne, chance), 0);
  const returnToPlayer = sum((paid, chance) => paid * chance);
  return {
    bet: "spin",
    returnToPlayer,
    hitRate: sum((paid, chance) => (paid > 0 ? chance : 0)),
    deviation: Math.sqrt(sum((paid, chance) => (paid - returnToPlayer) ** 2 * chance)),
    most: {
      timesStake: ((chances.length - 1) * step) / multipleOne,
      chance: chances.at(-1) ?? 0,
    },
  };
}

function stepOf(...spins: readonly SpinOdds[]): Multiple {
  let step = 0;
  for (const { plain, giving } of spins) {
    for (const multiple of [...plain.keys(), ...giving.keys()]) step = divisorOf(step, multiple);
  }
  return step;
}

function divisorOf(left: number, right: number): number {
  return right === 0 ? left : divisorOf(right, left % right);
}
