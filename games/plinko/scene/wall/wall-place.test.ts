import fc from "fast-check";
import { expect, test } from "vitest";
import { plinkoRows } from "../../rules/face.ts";
import { dropHeight } from "./ball-path.ts";
import { placeWall, slotHeight, steepMax, steepMin } from "./wall-place.ts";

test("pegs, slots and the place a ball falls from are whole on every screen", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 240, max: 2_600 }),
      fc.integer({ min: 170, max: 1_600 }),
      fc.integer(plinkoRows),
      (width, height, rows) => {
        const { across, down, x, y, slotTop } = placeWall({ width, height }, rows);
        expect(x - ((rows + 1) / 2 + 0.1) * across).toBeGreaterThanOrEqual(0);
        expect(x + ((rows + 1) / 2 + 0.1) * across).toBeLessThanOrEqual(width);
        expect(y - dropHeight * down).toBeGreaterThanOrEqual(-1e-6);
        expect(slotTop + slotHeight).toBeLessThanOrEqual(height);
        expect(down / across).toBeGreaterThan(steepMin - 1e-6);
        expect(down / across).toBeLessThan(steepMax + 1e-6);
      },
    ),
  );
});
