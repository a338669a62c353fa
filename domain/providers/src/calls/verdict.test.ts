import { providerStatuses } from "@croupier/contracts";
import { playRefusals } from "@croupier/wallet";
import { expect, test } from "vitest";
import { retryOf, verdictOf } from "./verdict.ts";

test("every no of the money has a word of the protocol", () => {
  for (const code of playRefusals) expect(providerStatuses).toContain(verdictOf({ code }).status);
});

test.each<[string, Record<string, string | null>, string, string | undefined]>([
  ["limit_reached", { limit: "loss", window: "week" }, "LIMIT_REACHED", "loss_week"],
  ["session_limit_reached", { window: "day" }, "LIMIT_REACHED", "session_day"],
  ["self_excluded", { source: "player" }, "SELF_EXCLUDED", undefined],
  ["on_a_break", { endsAt: "2026-11-23T00:00:00.000Z" }, "SELF_EXCLUDED", undefined],
  ["account_closed", {}, "PLAYER_BLOCKED", undefined],
  ["not_offered_here", {}, "GEO_BLOCKED", undefined],
  ["reality_check_due", {}, "REALITY_CHECK_DUE", undefined],
  ["play_closed", {}, "GAME_DISABLED", undefined],
  ["stake_out_of_range", {}, "BET_NOT_ALLOWED", undefined],
  ["something_new", {}, "BET_NOT_ALLOWED", undefined],
])("a guard that says %s %j is told as %s", (code, facts, status, which) => {
  expect(verdictOf({ code, facts })).toEqual(which === undefined ? { status } : { status, which });
});

test("only what may change is worth asking again", () => {
  const again = providerStatuses.filter((status) => retryOf(status).retry === "same_id");
  expect(again).toEqual(["TRANSACTION_NOT_FOUND", "TEMPORARY"]);
});
