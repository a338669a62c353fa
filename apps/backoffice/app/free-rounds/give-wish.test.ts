import type { KeptGameView } from "@croupier/contracts";
import { expect, test } from "vitest";
import { rangeOf, readGift, worthOf } from "./give-wish.ts";

const dice = {
  game: "lucky-dice",
  open: true,
  stakes: [{ currency: "EUR", min: "0.10", max: "100.00" }],
} as unknown as KeptGameView;
const games = [dice, { ...dice, game: "plinko-falls", open: false }];
const id = "01a207c0-327a-77fc-ba3f-faba35936eb1";
const typed = {
  pasted: id,
  game: "lucky-dice",
  currency: "EUR",
  stake: " 0.50 ",
  rounds: 10,
  days: 7,
};
const now = Date.parse("2026-11-23T12:00:00Z");

test("what was typed becomes a gift, good for so many days", () => {
  expect(readGift(typed, { games, now })).toEqual({
    players: [id],
    game: "lucky-dice",
    currency: "EUR",
    stake: "0.50",
    rounds: 10,
    expiresAt: "2026-11-30T12:00:00.000Z",
  });
});

test.each([
  ["nobody", { pasted: "" }],
  ["somebody who is no id", { pasted: `${id} alva` }],
  ["no game", { game: null }],
  ["a game that is off", { game: "plinko-falls" }],
  ["a currency it is not played in", { currency: "USD" }],
  ["no number", { stake: "half" }],
  ["no rounds", { rounds: "" }],
  ["no day", { days: 0 }],
])("with %s there is none yet", (_what, change) => {
  expect(readGift({ ...typed, ...change }, { games, now })).toBeUndefined();
});

test("what can be staked is said once game and currency are chosen", () => {
  expect(rangeOf(typed, games)?.max).toBe("100.00");
  expect(rangeOf({ game: "lucky-dice", currency: null }, games)).toBeUndefined();
});

test.each([
  ["0.50", "EUR", 10, 3, "15.00"],
  ["12", "JPY", 100, 500, "600000"],
  ["0.505", "EUR", 10, 1, undefined],
  ["0.50", "EUR", 1.5, 1, undefined],
] as const)(
  "%s %s for %d rounds of %d players is %s in all",
  (stake, currency, rounds, players, worth) => {
    const whole = { stake, currency, rounds, players: Array.from({ length: players }, () => id) };
    expect(worthOf(whole)).toBe(worth);
  },
);
