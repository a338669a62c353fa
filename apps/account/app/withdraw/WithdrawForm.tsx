import type { WithdrawalMethodOffer, WithdrawalOffer } from "@croupier/contracts";
import { Alert, Money } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { AmountField } from "../cashier/AmountField.tsx";
import { MoneyForm } from "../cashier/MoneyForm.tsx";
import { MoneyPress } from "../cashier/PressWords.tsx";
import { Summary } from "../cashier/Summary.tsx";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { readTypedValue, writeTypedValue } from "../limits/read-typed-value.ts";
import { Destinations } from "./Destinations.tsx";
import { MethodFacts } from "./MethodFacts.tsx";
import { Refusal } from "./Refusal.tsx";
import { firstUsable } from "./usable-destinations.ts";
import { useWithdraw } from "./use-withdraw.tsx";
import { useWithdrawLines } from "./use-withdraw-lines.tsx";
import { faultOf, mostOf, quickAmounts, type WithdrawalFault } from "./withdraw-amount.ts";
import styles from "./Withdraw.module.css";

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
  const locale = useLocale();
  const { currency, minimum } = method;
  const { busy, refused, withdraw, dialog } = useWithdraw(method);
  const [typed, setTyped] = useState(() => writeTypedValue(minimum, locale));
  const [destination, setDestination] = useState(() => firstUsable(method.destinations)?.id);
  const [asked, setAsked] = useState(false);

  const amount = readTypedValue(typed, "withdrawal") ?? "";
  const fault = faultOf(amount, method, offer);
  // Too much stays too much whatever is typed behind it; too little may become more.
  const isTooMuch = fault !== undefined && fault !== "unreadable" && fault !== "tooLittle";
  const instead = isTooMuch ? most : undefined;
  /** The amount that a press asks for; empty while it asks for nothing. */
  const payable = instead ?? (fault === undefined ? amount : "");
  const lines = useWithdrawLines(method, payable);
  const wrong =
    fault !== undefined && (asked || isTooMuch) ? (
      <WrongAmount {...{ fault, method, offer }} />
    ) : undefined;
  const isUnpayable = wrong !== undefined && payable === "";
  const waits = say("withdraw.problem.destinationWaits");
  const nowhere = method.needsDestination && destination === undefined;
  const off = (nowhere && waits) || (isUnpayable && say("deposit.amount.change")) || undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (instead !== undefined) setTyped(writeTypedValue(instead, locale));
    if (payable !== "") void withdraw(payable, destination);
  }

  const pay = (
    <>
      {refused !== undefined && <Refusal refused={refused} />}
      <MoneyPress
        verb="withdraw"
        typed={fault === "unreadable" ? "" : amount}
        {...{ instead, currency, busy, off }}
      />
      {nowhere && <p className={styles["Withdraw-soft"]}>{waits}</p>}
    </>
  );
  return (
    <>
      <MoneyForm
        onSubmit={submit}
        wrong={wrong}
        pay={pay}
        summary={<Summary lines={lines}>{say("withdraw.proof")}</Summary>}
      >
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
          {...{ currency, minimum, typed, amount }}
          maximum={most}
          quick={quickAmounts(method, most)}
          onType={setTyped}
          error={wrong}
        />
      </MoneyForm>
      {dialog}
    </>
  );
}

/** With the amount that it may be: how much was wrong is seen in the field. */
function WrongAmount({
  fault,
  method: { minimum, maximum, currency },
  offer: { withdrawable, dayLeft },
}: {
  readonly fault: WithdrawalFault;
  readonly method: WithdrawalMethodOffer;
  readonly offer: WithdrawalOffer;
}) {
  const say = useSay();
  if (fault === "unreadable") return say("withdraw.fault.unreadable");
  const bounds = {
    tooLittle: minimum,
    tooMuch: maximum,
    notWithdrawable: withdrawable,
    dayLimit: dayLeft,
  };
  return (
    <>
      {say(`withdraw.fault.${fault}`)} <Money amount={bounds[fault]} currency={currency} />
    </>
  );
}
