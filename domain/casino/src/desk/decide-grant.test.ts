import { dayMs } from "@croupier/kit/time";
import { expect, test } from "vitest";
import { decideGrant, grantDaysMax, passOver } from "./decide-grant.ts";

const now = new Date("2026-11-23T12:00:00Z");
const max = 10_000n;
const stakes = { min: 10n, max, roundMax: max, buyMax: max, steps: [] };
const facts = { isDisabled: false, isShared: false, stakes, now };
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test.each([
  ["given", { stake: 10n, expiresAt: inDays(1) }, facts, undefined],
  ["given for the longest", { stake: 10_000n, expiresAt: inDays(grantDaysMax) }, facts, undefined],
  [
    "of a game that is off",
    { stake: 10n, expiresAt: inDays(1) },
    { ...facts, isDisabled: true },
    "game_closed",
  ],
  [
    "of a game that all play together",
    { stake: 10n, expiresAt: inDays(1) },
    { ...facts, isShared: true },
    "choice_not_offered",
  ],
  ["below its stakes", { stake: 9n, expiresAt: inDays(1) }, facts, "stake_out_of_range"],
  ["above them", { stake: 10_001n, expiresAt: inDays(1) }, facts, "stake_out_of_range"],
  [
    "in no currency of it",
    { stake: 10n, expiresAt: inDays(1) },
    { ...facts, stakes: undefined },
    "stake_out_of_range",
  ],
  ["over already", { stake: 10n, expiresAt: now }, facts, "expiry_out_of_range"],
  ["for ever", { stake: 10n, expiresAt: inDays(grantDaysMax + 1) }, facts, "expiry_out_of_range"],
] as const)("free rounds %s", (_what, asked, known, refusal) => {
  expect(decideGrant(asked, known)).toBe(refusal);
});

test.each([
  [undefined, "player_unknown"],
  [{ currency: "USD", isKeptFromPlay: false }, "other_currency"],
  [{ currency: "EUR", isKeptFromPlay: true }, "kept_from_play"],
  [{ currency: "EUR", isKeptFromPlay: false }, undefined],
] as const)("of many, %o is passed over for %s", (player, why) => {
  expect(passOver(player, "EUR")).toBe(why);
});
