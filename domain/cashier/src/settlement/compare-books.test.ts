import { expect, test } from "vitest";
import { compareBooks, type BookedPayment } from "./compare-books.ts";

const payment = (reference: string, change: Partial<BookedPayment> = {}): BookedPayment => ({
  reference,
  amount: "25.00 USD",
  outcome: "paid",
  ...change,
});
const compare = (
  ours: readonly BookedPayment[],
  theirs: readonly BookedPayment[],
  nearby: readonly string[] = [],
) => compareBooks({ ours, theirs, theirsNearby: new Set(nearby) });

test("two books that say the same have no difference", () => {
  const both = [payment("a"), payment("b", { outcome: "unpaid" })];
  expect(compare(both, both)).toEqual([]);
  expect(compare([], [])).toEqual([]);
});

test.each([
  ["missing_here", [], [payment("a")], { ours: null, theirs: "25.00 USD, paid" }],
  ["missing_there", [payment("a")], [], { ours: "25.00 USD, paid", theirs: null }],
  [
    "amount",
    [payment("a")],
    [payment("a", { amount: "20.00 USD" })],
    { ours: "25.00 USD", theirs: "20.00 USD" },
  ],
  [
    "state",
    [payment("a", { outcome: "unpaid" })],
    [payment("a")],
    { ours: "unpaid", theirs: "paid" },
  ],
] as const)("%s", (kind, ours, theirs, said) => {
  expect(compare(ours, theirs)).toEqual([{ reference: "a", kind, ...said }]);
});

test("whose midnight was whose is no difference, and what nobody paid has no amount", () => {
  expect(compare([payment("a")], [], ["a"])).toEqual([]);
  const unpaid = { outcome: "unpaid" } as const;
  expect(compare([payment("a", unpaid)], [payment("a", { ...unpaid, amount: "0 USD" })])).toEqual(
    [],
  );
});
