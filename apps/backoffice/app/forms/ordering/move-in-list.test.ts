import fc from "fast-check";
import { expect, test } from "vitest";
import { moveInList } from "./move-in-list.ts";

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, 9, "bca"],
  [2, -4, "cab"],
  [7, 0, "abc"],
])("what stands at %i moves to %i", (from, to, order) => {
  expect(moveInList([..."abc"], from, to).join("")).toBe(order);
});

test("moving loses nothing, and moving back restores the list", () => {
  const place = fc.nat({ max: 11 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 12, maxLength: 12 }),
      place,
      place,
      (list, from, to) => {
        const moved = moveInList(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(moveInList(moved, to, from)).toEqual(list);
      },
    ),
  );
});
