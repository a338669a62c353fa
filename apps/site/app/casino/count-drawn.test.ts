import { expect, test } from "vitest";

import { countDrawn, firstOf } from "./count-drawn.ts";
import { madeUpGame } from "./made-up-games.ts";

const railsOf = (lengths: readonly number[]) =>
  lengths.map((length) => ({ games: Array.from({ length }, (_, place) => madeUpGame(place)) }));

test.each([
  [[], 0],
  [[10, 8, 4, 2], 4],
  [[16, 16, 16, 16], 3],
  [[8, 8, 7, 1, 1], 4],
  [[60, 16], 2],
])("of rails with %j games so many are in the page: %d", (lengths, drawn) => {
  expect(countDrawn(railsOf(lengths))).toBe(drawn);
});

test.each([
  [0, 0],
  [12, 12],
  [13, 8],
  [16, 8],
])("of %d games in a rail the first %d are drawn before anybody turns to it", (games, first) => {
  expect(firstOf(games)).toBe(first);
});
