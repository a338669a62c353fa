import type { Outcome } from "../outcomes.ts";

const refusedAtOnce = { status: "declined", tells: [{ status: "declined", afterMs: 0 }] } as const;

/** Codes that were never sold. */
export const voucherOutcomes: readonly Outcome[] = [
  {
    typed: "1111-1111-1111-1111",
    means: "atOnce",
    status: "paid",
    tells: [{ status: "paid", afterMs: 0 }],
  },
  { typed: "2222-2222-2222-2222", means: "usedUp", ...refusedAtOnce },
  { typed: "3333-3333-3333-3333", means: "tooLittle", ...refusedAtOnce },
  { typed: "4444-4444-4444-4444", means: "ranOut", ...refusedAtOnce },
  {
    typed: "5555-5555-5555-5555",
    means: "onItsWay",
    status: "processing",
    tells: [
      { status: "processing", afterMs: 0 },
      { status: "paid", afterMs: 20_000 },
    ],
  },
  { typed: "6666-6666-6666-6666", means: "nobodyTold", status: "paid", tells: [] },
];
