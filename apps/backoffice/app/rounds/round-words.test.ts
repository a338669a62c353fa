import { expect, test } from "vitest";
import { accountInWords, instantOf, legInWords } from "./round-words.ts";

test("movements read as people say them, also those that have no words yet", () => {
  expect(legInWords("stake")).toBe("Stake held");
  expect(legInWords("jackpot_share")).toBe("jackpot share");
  expect(accountInWords("house_bonus_cost")).toBe("house bonus cost");
});

test.each([null, "", "tomorrow"])("%o is no moment", (typed) => {
  expect(instantOf(typed)).toBeUndefined();
});

test("a moment of a field is one of the clock on the wall", () => {
  expect(instantOf("2026-11-23T12:30")).toBe(new Date("2026-11-23T12:30").toISOString());
});
