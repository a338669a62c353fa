import type { WithdrawalState } from "@croupier/contracts";
import { formatDecimal, subtract } from "@croupier/kit/money";
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
  readonly template: (typeof templates)[keyof typeof templates];
  /** One stage, one letter, however often it is told. */
  readonly onceKey: string;
  readonly facts: Readonly<Record<"amount" | "arrives" | "name" | "reason", string>>;
  /** When it is promised to be there. */
  readonly until: Date;
};

/** What is written about the stage that was reached; undefined: nothing. */
export function letterOf(one: Withdrawal): WithdrawalLetter | undefined {
  const { id, state, amount, fee, destination, reason, promisedAt } = one;
  if (!isTold(state)) return undefined;
  const template = templates[state];
  const spell = (money: typeof amount) => `${formatDecimal(money)} ${money.asset}`;
  return {
    template,
    onceKey: `${template} ${id}`,
    facts: {
      amount: spell(amount),
      arrives: spell(subtract(amount, fee)),
      // Codes where the letter has words for it: a card nobody told us the digits of, and why.
      name: destination === "" ? one.method : destination,
      reason: reason ?? "",
    },
    until: promisedAt,
  };
}

function isTold(state: WithdrawalState): state is keyof typeof templates {
  return Object.hasOwn(templates, state);
}
