import fc from "fast-check";
import { expect, test } from "vitest";
import { locateCard } from "./locate-card.ts";

const games = Array.from({ length: 20 }, (_, place) => ({ gameId: `g${place}` }));

test("[S9.4] in a grid of 8 columns a card knows the cards around it", () => {
  expect(locateCard(games, { place: 9 })).toEqual({
    place: 9,
    row: 1,
    column: 1,
    columns: 8,
    neighbours: { left: "g8", right: "g10", above: "g1", below: "g17" },
  });
});

test.each([
  [0, { right: "g1", below: "g8" }],
  [7, { left: "g6", below: "g15" }],
  [8, { right: "g9", above: "g0", below: "g16" }],
  [19, { left: "g18", above: "g11" }],
])("at an edge some are missing: %i", (place, neighbours) => {
  expect(locateCard(games, { place }).neighbours).toEqual(neighbours);
});

test("a rail is a grid of one row", () => {
  const { row, neighbours } = locateCard(games, { place: 5, columns: games.length });
  expect([row, neighbours]).toEqual([0, { left: "g4", right: "g6" }]);
});

test("whoever has a neighbour is that neighbour's own, whatever the grid", () => {
  const opposite = { left: "right", right: "left", above: "below", below: "above" } as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 19 }), (columns, place) => {
      const { neighbours } = locateCard(games, { place, columns });
      for (const side of Object.keys(opposite) as (keyof typeof opposite)[]) {
        const neighbour = neighbours[side];
        if (neighbour === undefined) continue;
        const back = locateCard(games, { place: Number(neighbour.slice(1)), columns }).neighbours;
        expect(back[opposite[side]]).toBe(`g${place}`);
      }
    }),
  );
});
