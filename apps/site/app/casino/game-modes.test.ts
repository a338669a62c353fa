import { expect, test } from "vitest";

import { addressForMoney, addressInMode, modesIn, modeToOpen } from "./game-modes.ts";

const page = "/casino/slots/lines/kingfishers-catch";

test("[S2.26] a page of this site is told its mode by the fragment", () => {
  expect(addressInMode(page, "practice", true)).toBe(`${page}#quickplay`);
  expect(addressInMode(page, "real", true)).toBe(`${page}#quickplay_realplay`);
});

test("[S2.26] a page of another front end is told it by the query", () => {
  expect(addressInMode(page, "practice", false)).toBe(`${page}?quickplay=true`);
  expect(addressInMode(page, "real", false)).toBe(`${page}?realplay=true`);
});

test("[S2.27] [S4.2] for money a visitor goes to sign in first, and comes back in that mode", () => {
  expect(addressForMoney(page, { signedIn: true, isOwn: true })).toBe(`${page}#quickplay_realplay`);
  const login = addressForMoney(page, { signedIn: false, isOwn: true });
  expect(login).toMatch(/^\/login\?destination=[^#]+$/);
  const { searchParams } = new URL(login, "https://site.example");
  expect(searchParams.get("destination")).toBe(`${page}#quickplay_realplay`);
});

test.each([
  ["#quickplay", ["practice"]],
  ["#quickplay_realplay", ["real"]],
  ["#quickplay#quickplay_realplay", ["real", "practice"]],
  ["#quickplay&quickplay_realplay", ["real", "practice"]],
  ["#quickplayer", []],
  ["", []],
])("[S2.26] the fragment %s asks for %j", (hash, modes) => {
  expect(modesIn({ hash, search: "?realplay=true" }, true)).toEqual(modes);
});

test.each([
  ["?quickplay=true", ["practice"]],
  ["?realplay=true", ["real"]],
  ["?quickplay=true&realplay=true", ["real", "practice"]],
  ["?quickplay=false", []],
])("[S2.26] elsewhere the query %s asks for %j", (search, modes) => {
  expect(modesIn({ hash: "#quickplay", search }, false)).toEqual(modes);
});

test.each([
  // signed in, practice offered, what is opened of both, of practice alone, of money alone
  [true, true, "real", "practice", "real"],
  [true, false, "real", undefined, "real"],
  [false, true, "practice", "practice", undefined],
])("signed in %s, practice %s: opened is %s, %s, %s", (signedIn, practice, both, one, two) => {
  const who = { signedIn, practice };
  expect(modeToOpen(["real", "practice"], who)).toBe(both);
  expect(modeToOpen(["practice"], who)).toBe(one);
  expect(modeToOpen(["real"], who)).toBe(two);
});
