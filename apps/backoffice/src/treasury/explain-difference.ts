import type { BookedDifference } from "@croupier/cashier";

type Explained = Pick<BookedDifference, "book" | "kind" | "ours" | "theirs">;
type Kind = Exclude<Explained["kind"], "state">;

const kinds: Readonly<Record<Explained["book"], Readonly<Record<Kind, string>>>> = {
  payments: {
    missing_here: "The provider collected what we know nothing of: ask it whose payment this is.",
    missing_there: "The provider never heard of it: nobody paid there, or its books are not whole.",
    amount:
      "Another amount was collected than stands here: ask for its receipt before it is put right.",
  },
  payouts: {
    missing_here:
      "The provider pays out what we never handed over: have it stopped, and ask who did.",
    missing_there:
      "We handed it over and the provider does not have it: the player waits for nothing.",
    amount: "Another amount was paid out than leaves here: the player got too much or too little.",
  },
  refunds: {
    missing_here: "The provider sent back what we did not ask for: the player still has the money.",
    missing_there:
      "We want it sent back and the provider does not: ask it again on the deposit's page.",
    amount:
      "Another amount was sent back than was paid in: ask for its receipt before it is put right.",
  },
};

/** By what stands here and what stands there. */
const states: Readonly<Record<string, string>> = {
  "payments: unpaid, paid":
    "It was paid and nobody told us: ask the provider on the deposit's page.",
  "payments: paid, unpaid": "The player has what was never collected: look before it is paid out.",
  "payments: paid, sent_back": "It went back and nobody told us: ask the provider on its page.",
  "payments: sent_back, paid": "It stands here as gone back, and the provider still has it.",
  "payments: unpaid, sent_back":
    "It was paid and went back, and we heard of neither: nothing is owed.",
  "payments: sent_back, unpaid": "It stands here as gone back, and was never collected there.",
  "payouts: under_way, arrived": "It arrived and nobody told us: the worker asks by itself.",
  "payouts: under_way, came_back": "It came back and nobody told us: the player waits for it.",
  "payouts: arrived, under_way": "It stands here as arrived, and is still on its way there.",
  "payouts: arrived, came_back": "It came back after all: the money belongs to the player again.",
  "payouts: came_back, arrived": "The player has it twice: it arrived, and is in the wallet again.",
  "payouts: came_back, under_way":
    "It is in the wallet again, and still on its way: have it stopped.",
  "refunds: under_way, sent_back": "It went back and nobody told us: the worker asks by itself.",
  "refunds: under_way, declined":
    "It cannot be sent back and nobody told us: the worker asks by itself.",
  "refunds: declined, sent_back":
    "The player has it twice: it went back, and is in the wallet again.",
};

/** A difference as a colleague would say it, and what helps. */
export function explainDifference({ book, kind, ours, theirs }: Explained): string {
  if (kind !== "state") return kinds[book][kind];
  return (
    states[`${book}: ${ours}, ${theirs}`] ??
    "The two books tell another end: ask the provider which one is true."
  );
}
