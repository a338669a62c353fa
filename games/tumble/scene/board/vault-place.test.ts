import fc from "fast-check";
import { expect, test } from "vitest";
import { cellSize, frameSize, placeVault, windowAt } from "./vault-place.ts";

const rooms = fc.record({
  width: fc.integer({ min: 240, max: 2_600 }),
  height: fc.integer({ min: 150, max: 1_400 }),
});

test("what falls is seen whole, and the line below it, in whichever room", () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { x, y, scale, foot } = placeVault(room);
      expect(x + windowAt.x * scale).toBeGreaterThanOrEqual(0);
      expect(x + (frameSize.width - windowAt.x) * scale).toBeLessThanOrEqual(room.width + 0.001);
      expect(y + windowAt.y * scale).toBeGreaterThanOrEqual(0);
      expect(foot.y + foot.height).toBeLessThanOrEqual(room.height + 0.001);
    }),
  );
});

test("the name, the door and the price lie within the room, and the price below what falls or beside it", () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { x, door, logo, sale, foot } = placeVault(room);
      for (const box of [door, logo]) {
        if (box === undefined) continue;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.size).toBeLessThanOrEqual(room.width + 0.001);
      }
      if (sale === undefined) return;
      expect(sale.y + 48).toBeLessThanOrEqual(room.height + 0.001);
      expect(sale.x + sale.width / 2 <= x || sale.y >= foot.y + foot.height - 0.001).toBe(true);
    }),
  );
});

test.each([
  ["a phone in its page", 390, 482],
  ["a phone in theatre", 390, 700],
  ["a tablet", 820, 800],
  ["a desktop", 975, 584],
  ["a phone on its side", 740, 300],
])("on %s there is a door, a name and a price", (_, width, height) => {
  const { door, logo, sale } = placeVault({ width, height });
  expect([door, logo, sale]).not.toContain(undefined);
});

test.each([
  [652, 390, 844],
  [511, 375, 667],
])(
  "beside the rails of a phone on its side, %i × %i, what falls has 45 of a hundred, and there is a price",
  (width, height, screen) => {
    const { scale, sale } = placeVault({ width, height });
    const share = (30 * (cellSize * scale) ** 2) / (screen * height);
    expect(share).toBeGreaterThan(0.45);
    expect(sale).toBeDefined();
  },
);
