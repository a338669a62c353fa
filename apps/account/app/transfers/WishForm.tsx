import type { TransferOffer } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { Alert, Button, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { AmountField } from "../cashier/AmountField.tsx";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { readTypedValue } from "../limits/read-typed-value.ts";
import { faultOf } from "./transfer-amount.ts";
import styles from "./Transfers.module.css";

export interface Wish {
  readonly recipient: string;
  readonly amount: string;
  /** One press is one transfer, however often its answer is lost. */
  readonly key: string;
}

type Typed = Omit<Wish, "key">;

/** Whom it is for, and how much. What was typed outlives a look at the next step. */
export function WishForm({
  terms,
  most,
  typed,
  refused,
  onType,
  onReview,
}: {
  readonly terms: TransferOffer;
  readonly most: string;
  readonly typed: Typed;
  readonly refused: WordKey | undefined;
  readonly onType: (typed: Typed) => void;
  readonly onReview: (wish: Wish) => void;
}) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const { currency, minimum } = terms;
  const recipient = typed.recipient.trim();
  const amount = readTypedValue(typed.amount, "withdrawal") ?? "";
  const fault = faultOf(amount, terms);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (fault === undefined && recipient !== "") onReview({ recipient, amount, key: uuidv7() });
  }

  return (
    <form method="post" className={styles["Transfers-form"]} onSubmit={submit} noValidate>
      <TextInput
        label={say("transfers.recipient")}
        help={say("transfers.recipientHelp")}
        value={typed.recipient}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, recipient: value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...(asked && recipient === "" ? { error: say("transfers.recipientMissing") } : {})}
      />
      <AmountField
        currency={currency}
        minimum={minimum}
        maximum={most}
        typed={typed.amount}
        onType={(value) => onType({ ...typed, amount: value })}
        amount={amount}
        error={asked && fault !== undefined ? say(`transfers.fault.${fault}`) : undefined}
      />
      {refused !== undefined && <Alert tone="bad" urgent title={say(refused)} />}
      <Button type="submit" look="action" size="lg">
        {say("transfers.review")}
      </Button>
    </form>
  );
}
