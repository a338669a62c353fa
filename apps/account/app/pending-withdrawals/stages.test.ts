import type { WithdrawalState } from "@croupier/contracts";
import { expect, it } from "vitest";

import { doneCount, reachedAt } from "./stages.ts";

it.each<[WithdrawalState, number]>([
  ["requested", 1],
  ["checks", 1],
  ["approved", 3],
  ["sent", 4],
  ["arrived", 5],
  ["rejected", 0],
])("of one that is %s %d stages are behind it", (state, count) => {
  expect(doneCount(state)).toBe(count);
});

it("a stage has the time it was reached first, and none while it was not", () => {
  const seen = {
    stages: [
      { state: "requested", at: "2026-11-22T06:00:00.000Z", by: "player", reason: null },
      { state: "checks", at: "2026-11-22T06:00:01.000Z", by: "rules", reason: "large_amount" },
      { state: "checks", at: "2026-11-22T06:05:00.000Z", by: "staff", reason: null },
    ],
  } as const;
  const stages = [...seen.stages];
  expect(reachedAt({ stages, state: "checks" }, "checks")).toBe("2026-11-22T06:00:01.000Z");
  expect(reachedAt({ stages, state: "checks" }, "sent")).toBeUndefined();
});

it("one that came back from a stage has it ahead again", () => {
  const at = "2026-11-22T06:00:00.000Z";
  const stages = (["requested", "checks", "approved", "checks"] as const).map((state) => {
    return { state, at, by: "staff", reason: null } as const;
  });
  expect(reachedAt({ stages, state: "checks" }, "approved")).toBeUndefined();
  expect(reachedAt({ stages, state: "rejected" }, "approved")).toBe(at);
});
