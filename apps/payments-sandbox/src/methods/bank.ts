import type { Outcome } from "../outcomes.ts";

const begun = { status: "processing", afterMs: 0 } as const;
const later = { status: "paid", afterMs: 10_000 } as const;

/** Accounts of a bank that does not exist; the money comes from one of them. */
export const bankOutcomes: readonly Outcome[] = [
  {
    typed: "SB01 0000 0001",
    means: "atOnce",
    status: "paid",
    tells: [{ status: "paid", afterMs: 0 }],
  },
  { typed: "SB01 0000 0002", means: "onItsWay", status: "processing", tells: [begun, later] },
  {
    typed: "SB01 0000 0003",
    means: "less",
    status: "processing",
    percent: 90,
    tells: [begun, later],
  },
  {
    typed: "SB01 0000 0004",
    means: "more",
    status: "processing",
    percent: 110,
    tells: [begun, later],
  },
  {
    typed: "SB01 0000 0005",
    means: "refused",
    status: "processing",
    tells: [begun, { status: "declined", afterMs: 10_000 }],
  },
  {
    typed: "SB01 0000 0006",
    means: "late",
    status: "expired",
    tells: [{ status: "expired", afterMs: 0 }, later],
  },
  { typed: "SB01 0000 0007", means: "nobodyTold", status: "paid", tells: [] },
];

/** Where the money is to be sent, as a transfer form asks for it. */
export function accountToPay(reference: string) {
  return {
    holder: "Kingfisher Sandbox",
    account: "SB99 0000 0000 0000",
    purpose: reference.replaceAll("-", "").slice(-12).toUpperCase(),
  };
}
