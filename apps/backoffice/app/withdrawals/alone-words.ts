import type { WithdrawalFigures } from "@croupier/contracts";
import { amountInWords } from "../treasury/Amount.tsx";

export type AloneTold = {
  readonly isOn: boolean;
  readonly words: string;
  /** Every currency, where the words name only the first. */
  readonly inFull: string | undefined;
};

/** Whether the rules let withdrawals go without a person, and up to which amount. */
export function tellAlone({ passesAlone }: Pick<WithdrawalFigures, "passesAlone">): AloneTold {
  const sums = passesAlone.map(({ amount, currency }) => amountInWords(amount, currency));
  const [first] = sums;
  if (first === undefined) return { isOn: false, words: "Auto-approve off", inFull: undefined };
  return {
    isOn: true,
    words: `Auto-approve on, up to ${first}`,
    inFull: sums.length > 1 ? `Up to ${sums.join(", ")}` : undefined,
  };
}
