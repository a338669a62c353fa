import { expect, test } from "vitest";
import { readDueClock, spellSeconds } from "./due-clock.ts";

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-23T15:42:10Z", "3 h 42", "plain"],
  ["2026-11-23T14:00:00Z", "2 h", "plain"],
  ["2026-11-23T12:59:59Z", "59:59", "plain"],
  ["2026-11-23T12:29:59Z", "29:59", "soon"],
  ["2026-11-23T12:00:42Z", "00:42", "soon"],
  ["2026-11-23T11:59:30Z", "Just late", "late"],
  ["2026-11-23T11:48:00Z", "12 min late", "late"],
  ["2026-11-23T10:55:00Z", "1 h 05 late", "late"],
])("what is due at %s has %s and looks %s", (dueAt, words, tone) => {
  expect(readDueClock(dueAt, now)).toEqual({ words, tone });
});

test.each([
  [48, "48 s"],
  [180, "3 min"],
  [7_500, "2 h 05"],
  [200_000, "2 days"],
])("%d seconds are %s", (seconds, words) => {
  expect(spellSeconds(seconds)).toBe(words);
});
