import type { Outcome } from "../outcomes.ts";

const paid = { status: "paid", afterMs: 0 } as const;

/** Numbers of cards that no bank gives out. */
export const cardOutcomes: readonly Outcome[] = [
  { typed: "4242 4242 4242 4242", means: "atOnce", status: "paid", tells: [paid] },
  {
    typed: "4000 0000 0000 0002",
    means: "refused",
    status: "declined",
    tells: [{ ...paid, status: "declined" }],
  },
  {
    typed: "4000 0000 0000 0077",
    means: "onItsWay",
    status: "processing",
    tells: [
      { status: "processing", afterMs: 0 },
      { status: "paid", afterMs: 20_000 },
    ],
  },
  { typed: "4000 0000 0000 0119", means: "toldTwice", status: "paid", tells: [paid, paid] },
  {
    typed: "4000 0000 0000 0259",
    means: "outOfOrder",
    status: "paid",
    tells: [paid, { status: "processing", afterMs: 500 }],
  },
  { typed: "4000 0000 0000 0341", means: "nobodyTold", status: "paid", tells: [] },
  {
    typed: "4000 0000 0000 0069",
    means: "ranOutKept",
    status: "paid",
    tells: [paid],
    endsWhenKept: true,
  },
  {
    typed: "5555 5555 5555 4444",
    means: "takenBack",
    status: "paid",
    tells: [paid, { status: "charged_back", afterMs: 20_000 }],
  },
  {
    typed: "5105 1051 0510 5100",
    means: "givenBack",
    status: "paid",
    tells: [
      paid,
      { status: "charged_back", afterMs: 20_000 },
      { status: "charge_lifted", afterMs: 40_000 },
    ],
  },
];

export function brandOf(number: string): string {
  return number.startsWith("5") ? "Mastercard" : "Visa";
}
