import { expect, test } from "vitest";
import {
  accountInWords,
  endInWords,
  instantOf,
  landingInWords,
  legInWords,
} from "./round-words.ts";

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

const inFlight = (events: unknown[], state: "open" | "closed" | "voided" = "closed") =>
  landingInWords({ state, steps: [{ events, staked: "1.00" }] });

test.each([
  [[{ type: "landed", multiple: 20_000, by: "hand" }], "Landed at 2.00×, by hand"],
  [[{ type: "landed", multiple: 15_000, by: "setting" }], "Landed at 1.50×, as set before"],
  [[{ type: "crashed", multiple: 34_200 }], "Did not land"],
  [[{ type: "tookOff" }], "Aboard"],
])("a player of a flight with %j: %s", (events, words) => {
  expect(inFlight(events)).toBe(words);
});

test("who left a flight before it took off is said to have left", () => {
  expect(inFlight([{ type: "tookOff" }], "voided")).toBe("Left before take-off");
});

test.each([
  ["boarding", null, "Has not taken off"],
  ["flying", null, "Still flies"],
  ["over", 34_200, "3.42×"],
] as const)("a flight that is %s at %s: %s", (state, multiple, words) => {
  expect(endInWords({ state, multiple })).toBe(words);
});
