import { expect, test } from "vitest";
import { emberVaultConfig as config } from "../rules/face.ts";
import { waitedFrom } from "./drop-in.ts";

/** Columns by their keys alone. */
const view = (...keys: readonly number[]) =>
  keys.map((count) =>
    Array.from({ length: config.rows }, (_, row) => (row < count ? config.scatter : "ruby")),
  );

test.each([
  ["three keys lie", 0, [1, 1, 1, 0, 0, 0], 3],
  ["three lie in one shaft", 0, [3, 0, 0, 0, 0, 0], 1],
  ["the third comes last", 0, [1, 0, 1, 0, 0, 1], 6],
  ["nothing is missing any more", 0, [1, 1, 1, 1, 0, 0], 3],
  ["in free spins three are enough, and two lie", 4, [0, 1, 1, 0, 0, 0], 3],
] as const)("a shaft is waited for behind the key before the last: %s", (_, spin, keys, from) => {
  expect(waitedFrom({ view: view(...keys), spin }, config)).toBe(from);
});
