import fc from "fast-check";
import { expect, test } from "vitest";
import { cellSize, frameSize, placeBoard, windowAt } from "./board-place.ts";

test("the window of the reels is whole on every screen, and there is room for words below it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 260, max: 3_000 }),
      fc.integer({ min: 200, max: 2_000 }),
      (width, height) => {
        const { scale, x, y } = placeBoard({ width, height });
        const left = x + windowAt.x * scale;
        const top = y + windowAt.y * scale;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 5 * cellSize * scale).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(y + (frameSize.height - 28) * scale).toBeLessThanOrEqual(height - 24);
      },
    ),
  );
});

test.each([
  [652, 390, 844],
  [511, 375, 667],
])(
  "beside the rails of a phone on its side, %i × %i, the reels have 45 of a hundred",
  (width, height, screen) => {
    const { scale } = placeBoard({ width, height });
    const share = (15 * (cellSize * scale) ** 2) / (screen * height);
    expect(share).toBeGreaterThan(0.45);
  },
);
