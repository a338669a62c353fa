import { hubStatuses, providerStatuses } from "@croupier/contracts";
import { expect, test } from "vitest";
import { hubStatusOf } from "./hub-words.ts";

test("every status of ours has a word of the dialect, and what is refused is never told as done", () => {
  for (const status of providerStatuses) expect(hubStatuses).toContain(hubStatusOf(status));
  expect(providerStatuses.filter((status) => hubStatusOf(status) === "RS_OK")).toEqual(["OK"]);
});

test("a bet is rolled back by them after any no but these", () => {
  const kept = ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"];
  expect(providerStatuses.filter((status) => kept.includes(hubStatusOf(status)))).toEqual([
    "INSUFFICIENT_FUNDS",
    "LIMIT_REACHED",
    "REALITY_CHECK_DUE",
  ]);
});
