import { expect, test } from "vitest";
import { decideStatus } from "./decide-status.ts";

test.each([
  ["active", false, "blocked", { told: "blocked", status: "blocked" }],
  ["blocked", false, "active", { told: "unblocked", status: "active" }],
  ["active", false, "active", "status_unchanged"],
  ["blocked", false, "blocked", "status_unchanged"],
  ["closed", true, "active", "player_closed"],
  ["closed", true, "blocked", { told: "blocked", status: "blocked" }],
  ["blocked", true, "active", { told: "unblocked", status: "closed" }],
] as const)(
  "a player who is %s (closed by themselves: %s) and shall be %s: %j",
  (status, closedByPlayer, wanted, becomes) => {
    const decided = decideStatus({ status, closedByPlayer }, wanted);
    expect(decided.ok ? decided.value : decided.refusal.code).toEqual(becomes);
  },
);
