/** Between pegs, in the distance of two of them; a peg and a ball as large as they are drawn. */
export const pegRadius = 0.12;
export const ballRadius = 0.2;
const touching = pegRadius + ballRadius;

/** A piece of a fall: from one touch to the next, thrown and drawn down as anything is. */
type Hop = {
  readonly fromMs: number;
  readonly lastsMs: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
};

/** A peg is touched: `peg` counts those of its row from the left. */
export type Touch = { readonly atMs: number; readonly row: number; readonly peg: number };

export type Fall = {
  readonly lastsMs: number;
  readonly hops: readonly Hop[];
  readonly touches: readonly Touch[];
  /** How fast it gets faster, in distances of pegs and milliseconds. */
  readonly pull: number;
};

/** Above the first peg, and below the last row, in heights of a row. */
export const dropHeight = 1.25;
export const slotDepth = 0.95;

/** Where a ball is over the row it comes to next, having gone right so often: the middle is 0. */
const overPeg = (row: number, rights: number) => rights - row / 2;

/**
 * How a ball falls that takes these turns: what was decided is the path, and the path makes the motion.
 * It touches each peg on the side to which it goes on. All falls of as many rows last equally long, so
 * that balls arrive in the order in which they were let go.
 */
export function fallOf(turns: readonly (0 | 1)[], steep: number): Fall {
  const chance = createChance(turns);
  const top = { x: 0, y: -dropHeight * steep };
  const places = [top];
  const pegs: number[] = [];
  let rights = 0;
  for (const [row, turn] of turns.entries()) {
    // Who goes on the same way crosses the peg, and can but graze the top of it.
    const reach = turn === turns[row - 1] ? 0.02 + 0.03 * chance() : 0.04 + 0.06 * chance();
    const aside = turn === 1 ? reach : -reach;
    places.push({
      x: overPeg(row, rights) + aside,
      y: row * steep - Math.sqrt(touching ** 2 - aside ** 2),
    });
    pegs.push(rights + 1);
    rights += turn;
  }
  places.push({
    x: overPeg(turns.length, rights),
    y: (turns.length - 1 + slotDepth) * steep,
  });

  const rises = places.map((_, place) => (place === 0 ? 0 : (0.2 + 0.24 * chance()) * steep));
  // A pull of one at first: how long it all takes then says which pull is the right one.
  const spans = rises.slice(0, -1).map((rise, place) => {
    const down = (places[place + 1]?.y ?? 0) - (places[place]?.y ?? 0);
    const thrown = Math.sqrt(2 * rise);
    return { thrown, lasts: thrown + Math.sqrt(2 * (rise + down)) };
  });
  const lastsMs = fallMs(turns.length);
  const pace = lastsMs / spans.reduce((sum, { lasts }) => sum + lasts, 0);
  let at = 0;
  const hops = spans.map(({ thrown, lasts }, place): Hop => {
    const [from = top, to = top] = [places[place], places[place + 1]];
    const hop = {
      fromMs: at,
      lastsMs: lasts * pace,
      x: from.x,
      y: from.y,
      vx: (to.x - from.x) / (lasts * pace),
      vy: -thrown / pace,
    };
    at += hop.lastsMs;
    return hop;
  });
  const touches = pegs.map((peg, row) => ({ atMs: hops[row + 1]?.fromMs ?? 0, row, peg }));
  return { lastsMs, hops, touches, pull: 1 / pace ** 2 };
}

export function fallMs(rows: number): number {
  return 640 + rows * 140;
}

/** Where the ball is: the middle and the first row of pegs are 0. */
export function ballAt(
  { hops, pull }: Fall,
  ms: number,
): { readonly x: number; readonly y: number } {
  const hop = hops.findLast(({ fromMs }) => fromMs <= ms) ?? hops[0];
  if (hop === undefined) return { x: 0, y: 0 };
  const since = Math.min(hop.lastsMs, Math.max(0, ms - hop.fromMs));
  return { x: hop.x + hop.vx * since, y: hop.y + hop.vy * since + (pull * since ** 2) / 2 };
}

/** How high it springs decides nothing: the same for the same turns, as a replay has to be. */
function createChance(turns: readonly number[]): () => number {
  let word = turns.reduce((path, turn) => Math.imul(path, 2) + turn, 1) * 0x9e3779b1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
}
