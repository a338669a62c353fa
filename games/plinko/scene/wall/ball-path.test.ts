import fc from "fast-check";
import { expect, test } from "vitest";
import { plinkoRows } from "../../rules/face.ts";
import { steepMin } from "./wall-place.ts";
import { ballAt, ballRadius, fallMs, fallOf, pegRadius, slotDepth } from "./ball-path.ts";

const falls = fc.tuple(
  fc.array(fc.constantFrom<0 | 1>(0, 1), {
    minLength: plinkoRows.min,
    maxLength: plinkoRows.max,
  }),
  fc.double({ min: steepMin, max: 1.05, noNaN: true }),
);

/** Where the pegs of a row are: two more than its number, and one. */
const pegsOf = (row: number) =>
  Array.from({ length: row + 3 }, (_, peg) => ({ peg, x: peg - (row + 2) / 2 }));

test("a ball touches the peg above which its path has led it, and goes on to the side that was decided", () => {
  fc.assert(
    fc.property(falls, ([turns, steep]) => {
      const fall = fallOf(turns, steep);
      let rights = 0;
      expect(fall.touches).toHaveLength(turns.length);
      for (const { atMs, row, peg } of fall.touches) {
        expect(peg).toBe(rights + 1);
        const x = pegsOf(row)[peg]?.x ?? Number.NaN;
        const at = ballAt(fall, atMs);
        expect(Math.hypot(at.x - x, at.y - row * steep)).toBeCloseTo(pegRadius + ballRadius, 6);
        const next = fall.touches[row + 1]?.atMs ?? fall.lastsMs;
        expect(ballAt(fall, next).x > x).toBe(turns[row] === 1);
        rights += turns[row] ?? 0;
      }
    }),
  );
});

test("it comes to rest in its slot, and in no other", () => {
  fc.assert(
    fc.property(falls, ([turns, steep]) => {
      const slot = turns.reduce<number>((sum, turn) => sum + turn, 0);
      const end = ballAt(fallOf(turns, steep), fallMs(turns.length));
      expect(end.x).toBeCloseTo(slot - turns.length / 2, 6);
      expect(end.y).toBeCloseTo((turns.length - 1 + slotDepth) * steep, 6);
    }),
  );
});

test("it never passes through a peg, never jumps, and is gone by itself", () => {
  fc.assert(
    fc.property(falls, ([turns, steep]) => {
      const fall = fallOf(turns, steep);
      expect(fall.lastsMs).toBe(fallMs(turns.length));
      const places = turns.flatMap((_, row) => pegsOf(row).map(({ x }) => ({ x, y: row * steep })));
      let before = ballAt(fall, 0);
      let [nearest, longest] = [Number.POSITIVE_INFINITY, 0];
      for (let ms = 6; ms <= fall.lastsMs; ms += 6) {
        const at = ballAt(fall, ms);
        longest = Math.max(longest, Math.hypot(at.x - before.x, at.y - before.y));
        for (const { x, y } of places) nearest = Math.min(nearest, Math.hypot(at.x - x, at.y - y));
        before = at;
      }
      expect(longest).toBeLessThan(0.18);
      // As much as a pixel on a phone: nobody sees it.
      expect(nearest).toBeGreaterThan(pegRadius + ballRadius - 0.065);
    }),
    { numRuns: 60 },
  );
});

test("the same path is the same motion, and another path is another", () => {
  const turns = [0, 1, 1, 0, 1, 0, 0, 1] as const;
  expect(fallOf(turns, 0.9)).toEqual(fallOf(turns, 0.9));
  expect(fallOf(turns, 0.9)).not.toEqual(fallOf([...turns].toReversed(), 0.9));
});
