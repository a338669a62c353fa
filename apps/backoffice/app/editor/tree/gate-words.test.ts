import { expect, test } from "vitest";
import { gateWords } from "./gate-words.ts";

const notIn = (countrySubdivision: Record<string, string[]>) => ({
  geoTargetingFilter: { notIn: { countrySubdivision } },
});

test.each([
  ["nothing at all", undefined, undefined],
  ["no gate", {}, undefined],
  ["an audience", { audience: "loggedIn" }, "signed in"],
  ["players", { players: "returning" }, "played before"],
  ["a device", { device: "Mobile" }, "mobile"],
  ["a country", notIn({ DE: [] }), "not DE"],
  ["several", notIn({ DE: [], AT: [] }), "not in 2 places"],
  ["a beginning", { from: "2026-11-27T20:00:00.000Z" }, "from 27 Nov"],
  ["more than one", { audience: "loggedOut", device: "Desktop" }, "2 gates"],
  ["gates that cannot be read", { audience: "cats" }, "gated"],
])("%s is told in a word", (_, gates, words) => {
  expect(gateWords(gates)).toBe(words);
});
