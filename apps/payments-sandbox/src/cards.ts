import type { PaymentStatus } from "./payments.ts";

/** What a test number leads to: how the payment ends, and what the shop is told of it, when. */
export interface Outcome {
  readonly number: string;
  readonly status: PaymentStatus;
  readonly tells: readonly { readonly status: PaymentStatus; readonly afterMs: number }[];
}

const paid = { status: "paid", afterMs: 0 } as const;

/** In the order of the page; the words about them are under the number in `words.ts`. */
export const outcomes: readonly Outcome[] = [
  { number: "4242 4242 4242 4242", status: "paid", tells: [paid] },
  { number: "4000 0000 0000 0002", status: "declined", tells: [{ ...paid, status: "declined" }] },
  {
    number: "4000 0000 0000 0077",
    status: "processing",
    tells: [
      { status: "processing", afterMs: 0 },
      { status: "paid", afterMs: 20_000 },
    ],
  },
  { number: "4000 0000 0000 0119", status: "paid", tells: [paid, paid] },
  {
    number: "4000 0000 0000 0259",
    status: "paid",
    tells: [paid, { status: "processing", afterMs: 500 }],
  },
  { number: "4000 0000 0000 0341", status: "paid", tells: [] },
];

/** Any other number of a card is refused: here nobody types a real one. */
export function findOutcome(typed: string): Outcome | undefined {
  const digits = typed.replace(/\D/g, "");
  return outcomes.find(({ number }) => number.replaceAll(" ", "") === digits);
}
