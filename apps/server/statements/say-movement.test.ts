import { globSync, readFileSync } from "node:fs";
import { getAsset, money } from "@croupier/kit/money";
import type { MovementPot } from "@croupier/wallet";
import { expect, test } from "vitest";
import { movementWords, spokenOf } from "./movement-words.ts";
import { decideSentence, sayMovement } from "./say-movement.ts";

const eur = getAsset("EUR");

function pot(account: MovementPot["account"], minor: bigint): MovementPot {
  const change = money(minor, eur);
  return { account, change, previous: money(0n, eur), current: change };
}

/** Kind, reason, what each account gained or lost, and the sentence that says it. */
const table: [kind: string, reason: string, pots: MovementPot[], sentence: string][] = [
  ["deposit", "deposit", [pot("cashFree", 50_00n)], "deposit"],
  ["refund", "refund", [pot("cashFree", -50_00n)], "refund"],
  ["refund_owed", "refund", [], "owed"],
  ["refund_lifted", "refund", [pot("cashFree", 50_00n)], "reversalLifted"],
  ["chargeback", "chargeback", [pot("cashFree", -50_00n)], "chargeback"],
  ["chargeback_lifted", "chargeback", [pot("cashFree", 50_00n)], "reversalLifted"],
  ["chargeback_owed", "chargeback", [], "owed"],
  ["chargeback_repaid", "chargeback_repaid", [pot("cashFree", -5n)], "repaid"],
  ["withdrawal_fee", "x", [pot("pendingWithdrawal", -5n)], "withdrawalFee"],
  ["withdrawal_late", "x", [pot("cashFree", 5n)], "withdrawalLate"],
  ["withdrawal_returned", "x", [pot("cashFree", 5n)], "withdrawalReturned"],
  ["stake", "casino_stake", [pot("cashFree", -1_00n)], "stake"],
  ["void", "casino_void", [pot("cashFree", 1_00n)], "stakeBack"],
  ["void", "casino_expired", [pot("cashFree", 1_00n)], "expired"],
  ["win", "casino_win", [pot("cashFree", 2_00n)], "win"],
  ["win", "casino_jackpot", [pot("cashFree", 2_00n)], "jackpot"],
  ["win", "casino_freeround", [pot("cashFree", 2_00n)], "freeRound"],
  ["win", "casino_promotion", [pot("cashFree", 2_00n)], "promotion"],
  ["bonus_grant", "bonus_grant", [pot("bonusPlayable", 5_00n)], "bonus"],
  ["bonus_grant", "bonus_grant", [pot("bonusLater", 5_00n)], "bonusLater"],
  [
    "bonus_release",
    "bonus_release",
    [pot("bonusLater", -5n), pot("bonusPlayable", 5n)],
    "bonusToPlay",
  ],
  [
    "bonus_release",
    "bonus_release",
    [pot("bonusPlayable", -5n), pot("cashFree", 5n)],
    "bonusToCash",
  ],
  ["bonus_forfeit", "bonus_forfeit", [pot("bonusPlayable", -5n)], "bonusOver"],
  ["withdrawal", "x", [pot("cashFree", -5n), pot("pendingWithdrawal", 5n)], "withdrawalAside"],
  ["withdrawal_sent", "x", [pot("pendingWithdrawal", -5n)], "withdrawalSent"],
  ["withdrawal_back", "x", [pot("pendingWithdrawal", -5n), pot("cashFree", 5n)], "withdrawalBack"],
  ["withdrawal_fee_returned", "x", [pot("cashFree", 5n)], "withdrawalReturned"],
  ["grant", "demo_grant", [pot("cashFree", 5n)], "playMoney"],
  ["adjustment", "technical_fault", [pot("cashFree", 5n)], "correctionIn"],
  ["adjustment", "technical_fault", [pot("cashFree", -5n)], "correctionOut"],
  ["transfer_sent", "x", [pot("cashFree", -5n)], "toPlayer"],
  ["transfer_received", "x", [pot("cashFree", 5n)], "fromPlayer"],
  ["transfer_back", "x", [pot("cashFree", 5n)], "transferBack"],
  ["something_new", "x", [pot("cashFree", 5n)], "in"],
  ["something_new", "x", [pot("cashFree", -5n)], "out"],
  ["something_new", "x", [pot("cashFree", -5n), pot("cashLocked", 5n)], "moved"],
];

test.each(table)("%s for %s is said as what it is", (kind, reason, pots, sentence) => {
  const change = money(
    pots.reduce((sum, one) => sum + one.change.minor, 0n),
    eur,
  );
  expect(decideSentence({ kind, reason, pots, change })).toBe(sentence);
});

test("a sentence names the product, in the language that is spoken", () => {
  const stake = {
    kind: "stake",
    reason: "live_stake",
    product: "live",
    pots: [],
    change: money(-1n, eur),
  };
  expect(sayMovement(stake, "en")).toBe("Stake in the live casino");
  expect(sayMovement(stake, "de")).toBe("Einsatz im Live-Casino");
  expect(sayMovement({ ...stake, product: "a new one" }, "es")).toBe("Apuesta en un juego");
});

test("every language says every sentence, and an unknown one is English", () => {
  const keys = Object.keys(movementWords.en.sentence);
  for (const { sentence } of Object.values(movementWords)) {
    expect(Object.keys(sentence)).toEqual(keys);
  }
  expect([spokenOf("de-AT"), spokenOf("fr"), spokenOf(undefined)]).toEqual(["de", "en", "en"]);
});

/** Moved within the house, so a player never meets them; and an order of spending, which is no kind. */
const unseen = ["deposit_fee", "settle", "bonus_first"];
const kindPattern =
  /"((?:deposit|refund|chargeback|withdrawal|transfer|bonus|adjustment|grant|stake|settle|void|win)(?:_[a-z]+)*)"/g;

test("every kind that the wallet writes has a sentence of its own, in every language", () => {
  const folder = new URL("../../../domain/wallet/src/", import.meta.url);
  const written = globSync("**/*-money.ts", { cwd: folder }).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(kindPattern)].map(([, kind]) => kind),
  );
  expect(written).toContain("withdrawal_fee_returned");
  const told = new Set(table.map(([kind]) => kind));
  const known = new Set([...told, ...unseen]);
  expect(written.filter((kind) => kind !== undefined && !known.has(kind))).toEqual([]);
  const vague = table.filter(
    ([kind, , , sentence]) => kind !== "something_new" && ["in", "out", "moved"].includes(sentence),
  );
  expect(vague).toEqual([]);
  for (const { sentence } of Object.values(movementWords)) {
    expect(Object.values(sentence).every((words) => words.length > 4)).toBe(true);
  }
});
