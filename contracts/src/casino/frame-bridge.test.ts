import { expect, test } from "vitest";
import { readFrameMessage, readPageMessage, toBridge } from "./frame-bridge.ts";

test.each([
  { type: "ready", game: "lucky-dice", mode: "real" },
  { type: "round-ended", net: "-1.00" },
  { type: "round-ended", net: "-1.00", round: "019ab3c1-0000-7000-8000-000000000000" },
  { type: "ask", what: "verify", round: "r1" },
  { type: "ask", what: "deposit" },
] as const)("a page reads what a frame says: %j", (message) => {
  expect(readFrameMessage(toBridge(message))).toMatchObject(message);
});

test.each([
  { type: "look", theme: "dark", size: "mini" },
  { type: "sound", on: false },
  { type: "show", panel: "fairness" },
  { type: "pot", hundredths: 50_012, currency: "USD" },
] as const)("a frame reads what a page says: %j", (message) => {
  expect(readPageMessage(toBridge(message))).toMatchObject(message);
});

test.each([
  undefined,
  "ready",
  { type: "sound", on: true },
  { croupier: 2, type: "sound", on: true },
  { croupier: 1, type: "sound", on: "yes" },
  { croupier: 1, type: "look", theme: "dark", size: "huge" },
  { croupier: 1, type: "look", theme: "dark", size: "page", brand: 7 },
  { croupier: 1, type: "pot", hundredths: -1, currency: "USD" },
  { croupier: 1, type: "pot", hundredths: 0.5, currency: "USD" },
  { croupier: 1, type: "pot", hundredths: "50012", currency: "USD" },
  { croupier: 1, type: "toString" },
  { croupier: 1, type: "ready", game: "lucky-dice", mode: "real" },
])("what is not of the page is left alone: %j", (data) => {
  expect(readPageMessage(data)).toBeUndefined();
});

test.each([
  { type: "balance", amount: "much", currency: "USD" },
  { type: "balance", amount: "-1.00", currency: "USD" },
  { type: "balance", amount: "1e9", currency: "USD" },
  { type: "balance", amount: "1.00", currency: "__proto__" },
  { type: "balance", amount: "1.00", currency: "💥" },
  { type: "round-ended", net: "+1" },
  { type: "round-ended", net: "1.00", round: "../../evil" },
  { type: "ask", what: "verify", round: "a&b" },
  { type: "ask", what: "constructor" },
  { type: "failed", code: "x".repeat(201) },
])("a page leaves alone what a frame may not say: %j", (message) => {
  expect(readFrameMessage({ croupier: 1, ...message })).toBeUndefined();
});
