import { expect, test } from "vitest";
import { readTestSeed, seedOfCommit } from "./seed.ts";

test("a commit gives one seed, and another commit another", () => {
  const seed = seedOfCommit("7589fa8f3a");
  expect(seed).toBe(seedOfCommit("7589fa8f3a"));
  expect(seed).not.toBe(seedOfCommit("24d08767aa"));
});

test.each(["0", "42", "2147483647"])("a seed of %s is taken as it is", (given) => {
  expect(readTestSeed({ TEST_SEED: given })).toBe(Number(given));
});

test.each(["one", "-1", "1.5", "4294967296"])("a seed of %s is refused", (given) => {
  expect(() => readTestSeed({ TEST_SEED: given })).toThrow("TEST_SEED");
});
