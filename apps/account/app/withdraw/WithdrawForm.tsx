import type { WithdrawalMethodOffer, WithdrawalOffer } from "@croupier/contracts";
import { Alert, Button, Money } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { useSay } from "../language/Words.context.tsx";
import { readTypedValue } from "../limits/read-typed-value.ts";
import { AmountField } from "./AmountField.tsx";
import { Destinations } from "./Destinations.tsx";
import { MethodFacts } from "./MethodFacts.tsx";
import { Refusal } from "./Refusal.tsx";
import { firstUsable } from "./usable-destinations.ts";
import { useWithdraw } from "./use-withdraw.tsx";
import { faultOf, mostOf } from "./withdraw-amount.ts";
import styles from "./Withdraw.module.css";
import { WithdrawSummary } from "./WithdrawSummary.tsx";

interface WithdrawFormProps {
  readonly title: string;
  readonly method: WithdrawalMethodOffer;
  readonly offer: WithdrawalOffer;
}

/** How much, where to, and what arrives when: all before the press, which then asks who it is. */
export function WithdrawForm({ title, method, offer }: WithdrawFormProps) {
  const say = useSay();
  const most = mostOf(method, offer);
  if (most !== undefined) return <Form {...{ title, method, offer, most }} />;
  return (
    <section className={styles["Withdraw-part"]}>
      <h2>{title}</h2>
      <Alert tone="calm" title={say("withdraw.notEnough.title")}>
        {say("withdraw.notEnough.text")} <MethodFacts method={method} />
      </Alert>
    </section>
  );
}

function Form({ title, method, offer, most }: WithdrawFormProps & { readonly most: string }) {
  const say = useSay();
  const { busy, refused, withdraw, dialog } = useWithdraw(method);
  const [typed, setTyped] = useState(method.minimum);
  const [destination, setDestination] = useState(() => firstUsable(method.destinations)?.id);
  const [asked, setAsked] = useState(false);

  const amount = readTypedValue(typed, "withdrawal") ?? "";
  const fault = faultOf(amount, method, offer);
  const nowhere = method.needsDestination && destination === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (fault === undefined) void withdraw(amount, destination);
  }

  return (
    <>
      <form method="post" className={styles["Withdraw-columns"]} onSubmit={submit} noValidate>
        <div className={styles["Withdraw-main"]}>
          <header>
            <h2>{title}</h2>
            <p className={styles["Withdraw-soft"]}>
              <MethodFacts method={method} />
            </p>
          </header>
          {method.needsDestination && (
            <Destinations
              destinations={method.destinations}
              chosen={destination}
              onChoose={setDestination}
            />
          )}
          <AmountField
            {...{ method, most, typed, amount }}
            onType={setTyped}
            fault={asked ? fault : undefined}
          />
          {refused !== undefined && <Refusal refused={refused} />}
        </div>
        <WithdrawSummary method={method} amount={fault === undefined ? amount : ""}>
          <Button
            type="submit"
            look="action"
            size="lg"
            busy={busy}
            disabledReason={nowhere ? say("withdraw.problem.destinationWaits") : undefined}
          >
            {say("withdraw.submit")} <Money amount={amount} currency={method.currency} />
          </Button>
          <p className={styles["Withdraw-soft"]}>{say("withdraw.proof")}</p>
        </WithdrawSummary>
      </form>
      {dialog}
    </>
  );
}
