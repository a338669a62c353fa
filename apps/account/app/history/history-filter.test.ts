import { expect, it } from "vitest";

import { queryOf, receiptAddress, statementAddress, type HistoryFilter } from "./history-filter.ts";

const now = Date.parse("2026-11-22T06:00:00.000Z");
const everything: HistoryFilter = {
  period: "all",
  group: undefined,
  product: undefined,
  search: "",
};

it.each([
  ["month", "2026-10-23T06:00:00.000Z"],
  ["quarter", "2026-08-24T06:00:00.000Z"],
  ["year", "2025-11-22T06:00:00.000Z"],
  ["all", undefined],
] as const)("the period %s begins %s", (period, from) => {
  expect(queryOf({ ...everything, period }, now).from).toBe(from);
});

it("a product is asked for among games alone, and an empty search is none", () => {
  const sports = { ...everything, product: "sports", search: "  " } as const;
  expect(queryOf({ ...sports, group: "game" }, now)).toEqual({ group: "game", product: "sports" });
  expect(queryOf({ ...sports, group: "deposit" }, now)).toEqual({ group: "deposit" });
  expect(queryOf({ ...everything, search: " 12.50 " }, now)).toEqual({ search: "12.50" });
});

it("a file is of the same filter and language as the page", () => {
  const query = { ...queryOf({ ...everything, group: "game" }, now), language: "de" };
  expect(statementAddress("me", "pdf", query)).toBe(
    "/services/cashier/v1/profiles/me/statements/pdf?group=game&language=de",
  );
  expect(receiptAddress("me", "0199/x", "es")).toBe(
    "/services/cashier/v1/profiles/me/transactions/0199%2Fx/receipt?language=es",
  );
});
