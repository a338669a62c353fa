import type { PlayerFile } from "@croupier/contracts";
import { expect, test } from "vitest";
import { balancesInWords, documentInWords, limitInWords } from "./standing-words.ts";

const holding = (amounts: Partial<Record<PlayerFile["balances"][number]["type"], string>>) =>
  balancesInWords({
    balances: Object.entries(amounts).map(([type, amount]) => ({ type, amount, currency: "USD" })),
  } as PlayerFile);

test("of the balances those that hold something are told, the total first and always", () => {
  expect(holding({ bonus: "0.00", playableCasino: "-1234567.50", total: "0.00" })).toEqual([
    ["Total", "0.00 USD"],
    ["Playable, casino", "-1,234,567.50 USD"],
  ]);
  expect(holding({ withdrawable: "100", total: "0.00001000" })).toEqual([
    ["Total", "0.00001000 USD"],
    ["Withdrawable", "100 USD"],
  ]);
});

test("a limit says of what, in which time, how much of it is used and who set it", () => {
  const limit = { kind: "deposit", window: "week", value: "100.00", used: "20.00" };
  expect(limitInWords({ ...limit, source: "player" })).toEqual([
    "Deposits in 7 days",
    "20.00 of 100.00, by the player",
  ]);
  expect(limitInWords({ ...limit, kind: "session", window: "day", source: "policy" })).toEqual([
    "Time in 24 hours",
    "20.00 of 100.00 min, by the law",
  ]);
});

test("a document says how it stands and why", () => {
  const document = { type: "ID_DOCUMENT", since: "2026-11-21T00:00:00Z" };
  expect(documentInWords({ ...document, status: "INVALID", reason: "cut_off" })).toEqual({
    tone: "warn",
    words: "To be sent again",
    why: "A part is missing",
  });
  expect(documentInWords({ ...document, status: "VERIFIED", reason: null }).why).toBe("");
});
