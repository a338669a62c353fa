import { Chip, Money, TextInput } from "@croupier/ui";
import type { ReactNode } from "react";

import { useLocale, useSay } from "../language/Words.context.tsx";
import { writeTypedValue } from "../limits/read-typed-value.ts";
import styles from "./AmountField.module.css";

/** How much, typed or by a press; how much it may be stands below it before anybody is refused. */
export function AmountField({
  currency,
  minimum,
  maximum,
  quick = [],
  typed,
  onType,
  amount,
  error,
}: {
  readonly currency: string;
  readonly minimum: string;
  readonly maximum: string;
  /** Amounts to press instead of typing. */
  readonly quick?: readonly string[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What was typed, as an amount. */
  readonly amount: string;
  /** Why the amount cannot be taken, once that is sure. */
  readonly error: ReactNode;
}) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={styles["AmountField"]}>
      {quick.length > 0 && (
        <fieldset className={styles["AmountField-quick"]} aria-label={say("deposit.quick")}>
          {quick.map((one) => (
            <Chip
              key={one}
              pressed={one === amount}
              onClick={() => onType(writeTypedValue(one, locale))}
            >
              <Money amount={one} currency={currency} />
            </Chip>
          ))}
        </fieldset>
      )}
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
            <Money amount={maximum} currency={currency} />
          </>
        }
        error={error}
      />
    </div>
  );
}
