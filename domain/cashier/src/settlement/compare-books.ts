/** What both sides keep: what was paid in, what was paid out, and what of the first was sent back. */
export const settledBooks = ["payments", "payouts", "refunds"] as const;
export type SettledBook = (typeof settledBooks)[number];

/** A payment as one side's books have it. */
export type BookedPayment = {
  readonly reference: string;
  /** What was paid, fee and all: a decimal and its currency, `12.50 EUR`. */
  readonly amount: string;
  readonly outcome:
    | "paid"
    | "unpaid"
    | "sent_back"
    | "under_way"
    | "arrived"
    | "came_back"
    | "declined"
    /** Not handed over to be paid out. */
    | "unsent";
};

/** What one side knows and the other does not, or knows otherwise. */
export type Difference = {
  readonly reference: string;
  readonly kind: "missing_here" | "missing_there" | "amount" | "state";
  readonly ours: string | null;
  readonly theirs: string | null;
};

/**
 * Two books of one day. `theirsNearby` are payments the provider has on the days beside it: whose
 * midnight was whose is no difference.
 */
export function compareBooks({
  ours,
  theirs,
  theirsNearby,
}: {
  /** What we have under each of their references, of whatever day, and all of ours of the day. */
  readonly ours: readonly BookedPayment[];
  readonly theirs: readonly BookedPayment[];
  readonly theirsNearby: ReadonlySet<string>;
}): readonly Difference[] {
  const here = new Map(ours.map((payment) => [payment.reference, payment]));
  const there = new Set(theirs.map(({ reference }) => reference));
  const ofTheirs = theirs.flatMap((payment) => differencesOf(here.get(payment.reference), payment));
  const ofOurs = ours
    .filter(({ reference }) => !there.has(reference) && !theirsNearby.has(reference))
    .map((payment) => ({
      reference: payment.reference,
      kind: "missing_there" as const,
      ours: `${payment.amount}, ${payment.outcome}`,
      theirs: null,
    }));
  return [...ofTheirs, ...ofOurs];
}

function differencesOf(ours: BookedPayment | undefined, theirs: BookedPayment): Difference[] {
  const { reference } = theirs;
  if (ours === undefined) {
    const told = `${theirs.amount}, ${theirs.outcome}`;
    return [{ reference, kind: "missing_here", ours: null, theirs: told }];
  }
  const found: Difference[] = [];
  // What nobody paid has no amount yet that could differ.
  const isPaidSomewhere = ours.outcome !== "unpaid" || theirs.outcome !== "unpaid";
  if (isPaidSomewhere && ours.amount !== theirs.amount) {
    found.push({ reference, kind: "amount", ours: ours.amount, theirs: theirs.amount });
  }
  if (ours.outcome !== theirs.outcome) {
    found.push({ reference, kind: "state", ours: ours.outcome, theirs: theirs.outcome });
  }
  return found;
}
