import { expect, test } from "vitest";
import { createSessionCache } from "./session-cache.ts";

const at = (ms: number) => new Date(1_000_000 + ms);
const open = () => createSessionCache<string>({ maxAgeMs: 5_000, sizeMax: 2 });

test("a session is remembered for less than five seconds", () => {
  const cache = open();
  cache.keep("a", "alice", at(0));
  expect(cache.find("a", at(4_999))).toBe("alice");
  expect(cache.find("a", at(5_000))).toBeUndefined();
});

test("a clock that is set back does not keep it alive", () => {
  const cache = open();
  cache.keep("a", "alice", at(0));
  expect(cache.find("a", at(-1))).toBeUndefined();
});

test("it stays small: the one read longest ago goes first", () => {
  const cache = open();
  cache.keep("a", "alice", at(0));
  cache.keep("b", "bob", at(1));
  cache.keep("a", "alice", at(2));
  cache.keep("c", "carol", at(3));
  expect([cache.find("a", at(3)), cache.find("b", at(3)), cache.find("c", at(3))]).toEqual([
    "alice",
    undefined,
    "carol",
  ]);
});

test("one is forgotten, or all", () => {
  const cache = open();
  cache.keep("a", "alice", at(0));
  cache.keep("b", "bob", at(0));
  cache.forget("a");
  expect([cache.find("a", at(1)), cache.find("b", at(1))]).toEqual([undefined, "bob"]);
  cache.forgetAll();
  expect(cache.find("b", at(1))).toBeUndefined();
});
