import fc from "fast-check";
import { expect, test } from "vitest";
import { nameSize, placeGrove, windowAt, windowSize } from "./grove-place.ts";

const sizes = fc.tuple(fc.integer({ min: 260, max: 3_000 }), fc.integer({ min: 200, max: 2_000 }));

test("the window is whole on every screen, and there is room for words below it", () => {
  fc.assert(
    fc.property(sizes, ([width, height]) => {
      const { scale, x, y } = placeGrove({ width, height });
      const left = x + windowAt.x * scale;
      const top = y + windowAt.y * scale;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + windowSize.width * scale).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + windowSize.height * scale).toBeLessThanOrEqual(height - 30);
    }),
  );
});

test("the moon and the name never hang before the fruit", () => {
  fc.assert(
    fc.property(sizes, ([width, height]) => {
      const { scale, x, y, moon, name, isUpright } = placeGrove({ width, height });
      const left = x + windowAt.x * scale;
      const top = y + windowAt.y * scale;
      const reaches = moon.size / 2 - 1;
      if (isUpright) expect(moon.y + reaches).toBeLessThanOrEqual(Math.max(top, moon.size + 8));
      else expect(moon.x + reaches).toBeLessThanOrEqual(left);
      if (name === undefined) return;
      if (isUpright) expect(name.y + nameSize.height * name.scale).toBeLessThanOrEqual(top);
      else expect(name.x + nameSize.width * name.scale).toBeLessThanOrEqual(left + 1);
    }),
  );
});

test.each([
  [652, 390, 844],
  [511, 375, 667],
])(
  "beside the rails of a phone on its side, %i × %i, the fruit has 45 of a hundred",
  (width, height, screen) => {
    const { scale } = placeGrove({ width, height });
    const share = (windowSize.width * windowSize.height * scale ** 2) / (screen * height);
    expect(share).toBeGreaterThan(0.45);
  },
);
