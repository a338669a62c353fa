import { expect, it } from "vitest";

import {
  changeFilter,
  paymentsQueryOf,
  queryOf,
  readFilter,
  receiptAddress,
  spellFilter,
  statementAddress,
  unmovedQueryOf,
  type HistoryFilter,
} from "./history-filter.ts";
import { wayToPayment } from "./way-to-payment.ts";

const now = Date.parse("2026-11-22T06:00:00.000Z");
const everything: HistoryFilter = {
  period: "all",
  group: undefined,
  product: undefined,
  status: undefined,
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

const at = "/account/cashier/history";

it.each<[string, Partial<HistoryFilter>]>([
  ["", { period: "quarter" }],
  ["?kind=deposit&status=pending", { period: "quarter", group: "deposit", status: "pending" }],
  ["?kind=game&product=live&period=all", { group: "game", product: "live" }],
  [
    "?status=failed&period=year&search=12.50",
    { period: "year", status: "failed", search: "12.50" },
  ],
])("the address %s is a filter, and the filter is that address", (query, part) => {
  const filter = { ...everything, ...part };
  expect(readFilter(at + query)).toEqual(filter);
  expect(spellFilter(filter)).toBe(at + query);
});

it.each([
  "?kind=bets&status=lost&period=9&product=x",
  "?kind=&status=&search=%20",
  "?product=live",
  "?status[]=done&__proto__=1#status=done",
  "??status",
])("nonsense in the address asks for nothing: %s", (query) => {
  const { search, ...read } = readFilter(at + query);
  expect(read).toEqual({
    period: "quarter",
    group: undefined,
    product: undefined,
    status: undefined,
  });
  expect(search.trim()).toBe("");
});

it("no more words are looked for than a call takes", () => {
  expect(readFilter(`${at}?search=${"x".repeat(500)}`).search).toHaveLength(60);
});

it("games and bonuses have no status, in the address and by a press", () => {
  expect(readFilter(`${at}?kind=game&status=done`).status).toBeUndefined();
  const pending = { ...everything, status: "pending" } as const;
  expect(changeFilter(pending, { group: "bonus" }).status).toBeUndefined();
  expect(changeFilter(pending, { group: "transfer" }).status).toBe("pending");
  const live = { ...everything, group: "game", product: "live" } as const;
  expect(changeFilter(live, { group: "deposit" }).product).toBeUndefined();
});

it("payments are asked for by their kind, how they stand and the same words", () => {
  const asked = { ...everything, group: "deposit", status: "failed", search: " 20 " } as const;
  expect(paymentsQueryOf(asked, now)).toEqual({ kind: "deposit", status: "failed", search: "20" });
});

it("payments that moved nothing belong to the movements of their kind, and to no game or bonus", () => {
  const of = (group: HistoryFilter["group"]) =>
    unmovedQueryOf({ ...everything, group, search: "20" }, now);
  expect(of(undefined)).toEqual({ unmoved: "true", search: "20" });
  expect(of("deposit")).toEqual({ kind: "deposit", unmoved: "true", search: "20" });
  expect([of("game"), of("bonus"), of("other")]).toEqual([undefined, undefined, undefined]);
});

it.each([
  ["deposit", "pending", null, "/account/cashier/deposit?deposit=1"],
  ["deposit", "failed", null, "/account/cashier/deposit?deposit=1"],
  ["deposit", "done", "1", "/account/cashier/history/1"],
  ["withdrawal", "pending", "1", "/account/cashier/withdraw/manage-pending"],
  ["withdrawal", "cancelled", "9", "/account/cashier/history/9"],
  ["transfer", "pending", "1", "/account/cashier/withdraw/ttp"],
  ["transfer", "done", "7", "/account/cashier/history/7"],
  ["transfer", "cancelled", null, "/account/cashier/withdraw/ttp"],
] as const)(
  "a %s that is %s is told of where it goes on or ended",
  (kind, status, movement, way) => {
    expect(wayToPayment({ id: "1", kind, status, movement })).toBe(way);
  },
);
