import { expect, test } from "vitest";
import { eventInWords, factsInWords, whoDid } from "./event-words.ts";

test.each([
  ["registered", "joined"],
  ["sessions_ended", "was signed out everywhere"],
  ["limit_raise_asked", "limit raise asked"],
])("%s reads: %s", (kind, words) => {
  expect(eventInWords({ kind })).toBe(words);
});

test.each([
  [{ by: "player", staff: null }, "The player"],
  [{ by: "house", staff: null }, "The house"],
  [{ by: "staff", staff: "Sue" }, "Sue"],
  [{ by: "staff", staff: null }, "Somebody of staff"],
] as const)("%j was %s", (event, who) => {
  expect(whoDid(event)).toBe(who);
});

test("facts are told in a row, without those that say nothing", () => {
  const facts = { device: "a phone", newDevice: true, place: null, trusted: false, months: 6 };
  expect(factsInWords(facts)).toBe("device: a phone, newDevice: yes, months: 6");
  expect(factsInWords({})).toBe("");
});
