import { expect, test } from "vitest";
import { decideTrouble, isLate, type Recent, type Trouble } from "./decide-trouble.ts";

const calm: Recent = { calls: 1_000n, refused: 0n, late: 0n };

test.each<[string, Partial<Recent>, readonly Trouble[]]>([
  ["nothing was asked", { calls: 0n }, []],
  ["all is well", {}, []],
  ["one bad call of a thousand", { refused: 1n }, []],
  ["a share just below", { refused: 49n, late: 49n }, []],
  ["the very share, refused", { refused: 50n }, ["refused"]],
  ["the very share, late", { late: 50n }, ["late"]],
  ["both", { refused: 900n, late: 60n }, ["refused", "late"]],
  ["a little of each is neither", { refused: 40n, late: 40n }, []],
  ["too few calls to tell, all of them refused", { calls: 19n, refused: 19n, late: 19n }, []],
  ["just enough calls, one of them refused", { calls: 20n, refused: 1n }, ["refused"]],
  ["more than a number counts", { calls: 10n ** 20n, refused: 10n ** 19n }, ["refused"]],
])("%s", (_what, change, expected) => {
  expect(decideTrouble({ ...calm, ...change })).toEqual(expected);
});

test.each([
  [0, false],
  [2_000, false],
  [2_001, true],
])("an answer after %i ms is late: %s", (tookMs, expected) => {
  expect(isLate(tookMs)).toBe(expected);
});
