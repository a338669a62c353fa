import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { Chip, Money, TextInput } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { quickAmounts, type WithdrawalFault } from "./withdraw-amount.ts";
import styles from "./Withdraw.module.css";

/** How much: a press for the least, half and all, or typed. */
export function AmountField({
  method,
  most,
  typed,
  onType,
  amount,
  fault,
}: {
  readonly method: WithdrawalMethodOffer;
  readonly most: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What was typed, as an amount. */
  readonly amount: string;
  /** What is wrong with it, once it was asked for. */
  readonly fault: WithdrawalFault | undefined;
}) {
  const say = useSay();
  const { minimum, currency } = method;
  return (
    <>
      <fieldset className={styles["Withdraw-quick"]} aria-label={say("deposit.quick")}>
        {quickAmounts(method, most).map((quick) => (
          <Chip key={quick} pressed={quick === amount} onClick={() => onType(quick)}>
            <Money amount={quick} currency={currency} />
          </Chip>
        ))}
      </fieldset>
      <TextInput
        label={say("deposit.amount.label")}
        size="money"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        inputMode="decimal"
        autoComplete="off"
        after={currency}
        help={
          <>
            {say("deposit.from")} <Money amount={minimum} currency={currency} /> {say("deposit.to")}{" "}
            <Money amount={most} currency={currency} />
          </>
        }
        {...(fault === undefined ? {} : { error: say(`withdraw.fault.${fault}`) })}
      />
    </>
  );
}
