import type { WithdrawalState } from "@croupier/contracts";
import { formatDecimal, subtract, type Money } from "@croupier/kit/money";
import type { Withdrawal } from "./withdrawal.ts";

/** Stages a player hears of by letter. What ends well or badly, never who of us did what in between. */
const templates = {
  sent: "withdrawal-sent",
  arrived: "withdrawal-arrived",
  rejected: "withdrawal-rejected",
  cancelled: "withdrawal-cancelled",
  failed: "withdrawal-came-back",
  returned: "withdrawal-came-back",
} as const satisfies Partial<Record<WithdrawalState, string>>;

export type WithdrawalLetter = {
  readonly template:
    | (typeof templates)[keyof typeof templates]
    | "withdrawal-late"
    | "withdrawal-late-credited";
  /** One stage, one letter, however often it is told. */
  readonly onceKey: string;
  readonly facts: Readonly<Record<"amount" | "arrives" | "name" | "reason", string>> & {
    readonly credit?: string;
  };
  /** When it is promised to be there. */
  readonly until: Date;
};

/** What is written about the stage that was reached; undefined: nothing. */
export function letterOf(one: Withdrawal): WithdrawalLetter | undefined {
  const { id, state, reason } = one;
  if (!isTold(state)) return undefined;
  const template = templates[state];
  return {
    template,
    onceKey: `${template} ${id}`,
    facts: { ...factsOf(one), reason: reason ?? "" },
    until: one.promisedAt,
  };
}

/** Sent once for all parts of what was asked for at once. */
export function lateLetterOf(one: Withdrawal): WithdrawalLetter {
  const { id, splitFrom, state: reason, lateCredit, lateTransferId } = one;
  const late = {
    onceKey: `withdrawal-late ${splitFrom ?? id}`,
    until: one.promisedAt,
  };
  const facts = { ...factsOf(one), reason };
  if (lateCredit === null || lateTransferId === null) {
    return { ...late, template: "withdrawal-late", facts };
  }
  return {
    ...late,
    template: "withdrawal-late-credited",
    facts: { ...facts, credit: spell(lateCredit) },
  };
}

function factsOf({ amount, fee, destination, method }: Withdrawal) {
  return {
    amount: spell(amount),
    arrives: spell(subtract(amount, fee)),
    // Codes where the letter has words for it: a card nobody told us the digits of, and why.
    name: destination === "" ? method : destination,
  };
}

function spell(amount: Money): string {
  return `${formatDecimal(amount)} ${amount.asset}`;
}

function isTold(state: WithdrawalState): state is keyof typeof templates {
  return Object.hasOwn(templates, state);
}
