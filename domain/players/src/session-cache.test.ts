import { expect, test } from "vitest";
import { createSessionCache } from "./session-cache.ts";

const at = (ms: number) => new Date(1_000_000 + ms);
const open = () => createSessionCache<string>({ maxAgeMs: 5_000, sizeMax: 2 });

test("a session is remembered for less than five seconds", () => {
  const cache = open();
  cache.keep("a", "alice", { now: at(0), mark: cache.mark() });
  expect(cache.find("a", at(4_999))).toBe("alice");
  expect(cache.find("a", at(5_000))).toBeUndefined();
});

test("a clock that is set back does not keep it alive", () => {
  const cache = open();
  cache.keep("a", "alice", { now: at(0), mark: cache.mark() });
  expect(cache.find("a", at(-1))).toBeUndefined();
});

test("it stays small: the one read longest ago goes first", () => {
  const cache = open();
  cache.keep("a", "alice", { now: at(0), mark: cache.mark() });
  cache.keep("b", "bob", { now: at(1), mark: cache.mark() });
  cache.keep("a", "alice", { now: at(2), mark: cache.mark() });
  cache.keep("c", "carol", { now: at(3), mark: cache.mark() });
  expect([cache.find("a", at(3)), cache.find("b", at(3)), cache.find("c", at(3))]).toEqual([
    "alice",
    undefined,
    "carol",
  ]);
});

test("one is forgotten, or all", () => {
  const cache = open();
  cache.keep("a", "alice", { now: at(0), mark: cache.mark() });
  cache.keep("b", "bob", { now: at(0), mark: cache.mark() });
  cache.forget("a");
  expect([cache.find("a", at(1)), cache.find("b", at(1))]).toEqual([undefined, "bob"]);
  cache.forgetAll();
  expect(cache.find("b", at(1))).toBeUndefined();
});

test("an answer that was on its way when a session ended does not bring it back", () => {
  const cache = open();
  const mark = cache.mark();
  cache.forget("a");
  cache.keep("a", "alice", { now: at(0), mark });
  expect(cache.find("a", at(1))).toBeUndefined();
});
