import { getAsset } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { decideBet } from "./decide-bet.ts";
import { fingerprint } from "./fingerprint.ts";
import { readAmount } from "./read-amount.ts";

const now = new Date("2026-11-22T12:00:00Z");
const bet = {
  type: "bet" as const,
  request_id: "one",
  issued_at: now.toISOString(),
  player_ref: "ref",
  currency: "EUR",
  transaction_id: "bet-1",
  round_id: "round-1",
  game_code: "slot",
  amount: "100",
  scale: 2,
  session_token: "token",
  round_closed: false,
};
const session = {
  playerId: "mara",
  sessionId: "signed-in",
  gameCode: "slot",
  currency: getAsset("EUR"),
  expiresAt: new Date("2026-11-22T13:00:00Z"),
};
const slot = {
  product: "casino",
  roundMs: 2_500,
  stakes: { EUR: { min: "0.10", max: "1.00" } },
} as const;
const open = { isDisabled: false, disabledGames: ["other"], games: new Map([["slot", slot]]) };
const facts = { bet, session, isSignedIn: true, provider: open, playerId: "mara", now };

test.each([
  ["all is well", {}, null],
  ["no such session", { session: undefined }, "INVALID_TOKEN"],
  ["the session of somebody else", { playerId: "finn" }, "INVALID_TOKEN"],
  ["a session at its last moment", { now: session.expiresAt }, "TOKEN_EXPIRED"],
  ["a player who has signed out", { isSignedIn: false }, "TOKEN_EXPIRED"],
  [
    "an ended session of a closed provider",
    { now: session.expiresAt, provider: { ...open, isDisabled: true } },
    "TOKEN_EXPIRED",
  ],
  [
    "a provider that is switched off",
    { provider: { ...open, isDisabled: true } },
    "PROVIDER_DISABLED",
  ],
  ["a game that is switched off", { bet: { ...bet, game_code: "other" } }, "GAME_DISABLED"],
  ["another game than was opened", { bet: { ...bet, game_code: "third" } }, "BET_NOT_ALLOWED"],
  ["more than the most of its game", { bet: { ...bet, amount: "101" } }, "BET_NOT_ALLOWED"],
  ["as much, in a finer scale", { bet: { ...bet, amount: "100000", scale: 5 } }, null],
  [
    "a game that nobody listed",
    { bet: { ...bet, amount: "101" }, provider: { ...open, games: new Map() } },
    null,
  ],
  ["another currency", { bet: { ...bet, currency: "USD" } }, "WRONG_CURRENCY"],
])("%s", (_name, change, expected) => {
  expect(decideBet({ ...facts, ...change })).toBe(expected);
});

test.each([
  ["100", 2, "EUR", 100n],
  ["1", 0, "EUR", 100n],
  ["100000", 5, "EUR", 100n],
  ["100001", 5, "EUR", undefined],
  ["7", 0, "JPY", 7n],
  ["70", 1, "JPY", 7n],
  ["71", 1, "JPY", undefined],
  ["5", 2, "BTC", 5_000_000n],
  ["0", 18, "JPY", 0n],
])("%s of scale %i in %s is %s minor units", (amount, scale, currency, minor) => {
  expect(readAmount({ amount, scale }, getAsset(currency))).toBe(minor);
});

test("two attempts at the same are the same; anything else is another", () => {
  const again = { ...bet, request_id: "two", issued_at: "later", session_token: "renewed" };
  expect(fingerprint(again)).toEqual(fingerprint(bet));
  expect(fingerprint(Object.fromEntries(Object.entries(bet).reverse()))).toEqual(fingerprint(bet));
  const others = ["player_ref", "currency", "transaction_id", "round_id", "game_code", "amount"];
  for (const name of others) {
    expect(fingerprint({ ...bet, [name]: "another" })).not.toEqual(fingerprint(bet));
  }
});
