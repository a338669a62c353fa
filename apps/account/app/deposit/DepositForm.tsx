import type { DepositMethodOffer } from "@croupier/contracts";
import { Alert, Money } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { Refused } from "../calls/answers.ts";
import { useBeginDeposit } from "../calls/cashier-queries.ts";
import { useLimits } from "../calls/safer-play-queries.ts";
import { AmountField } from "../cashier/AmountField.tsx";
import { MoneyForm } from "../cashier/MoneyForm.tsx";
import { createPress } from "../cashier/press.ts";
import { MoneyPress } from "../cashier/PressWords.tsx";
import { Summary } from "../cashier/Summary.tsx";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { readTypedValue, writeTypedValue } from "../limits/read-typed-value.ts";
import { useGo } from "../navigation/Place.context.tsx";
import { type AmountFault, faultOf, mostOf, quickAmounts, tightestLimit } from "./amounts.ts";
import styles from "./DepositPage.module.css";
import { explainDeposit } from "./explain-deposit.ts";
import { LimitLeft } from "./LimitLeft.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { openPaymentWindow, showPayment } from "./payment-window.ts";
import { SavedCards } from "./SavedCards.tsx";
import { useDepositLines } from "./use-deposit-lines.tsx";

/** What with, how much, and what comes of it: all on one page, so that nothing surprises behind it. */
export function DepositForm({
  methods,
  first,
  begun,
}: {
  readonly methods: readonly DepositMethodOffer[];
  readonly first: DepositMethodOffer;
  /** The amount that stands there before anybody typed. */
  readonly begun: string;
}) {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  const begin = useBeginDeposit();
  const [code, setCode] = useState(first.code);
  const method = methods.find((one) => one.code === code) ?? first;
  const [typed, setTyped] = useState(() => writeTypedValue(begun, locale));
  const [asked, setAsked] = useState(false);
  const [picked, setPicked] = useState<string | undefined>(method.saved[0]?.id);
  /** Of this method, and not removed meanwhile. */
  const card = method.saved.find(({ id }) => id === picked)?.id;
  const [press] = useState(createPress);

  const amount = readTypedValue(typed, "deposit") ?? "";
  const { data: limits } = useLimits();
  const limit = limits && tightestLimit(limits);
  const fault = faultOf(amount, method, limit?.remaining);
  const { minimum, maximum, currency } = method;
  const most = mostOf(method, limit?.remaining);
  // Too much stays too much whatever is typed behind it; too little may become more.
  const isTooMuch = fault === "overLimit" || fault === "tooMuch";
  const instead = isTooMuch ? most : undefined;
  /** The amount that a press pays in; empty while it pays in nothing. */
  const payable = instead ?? (fault === undefined ? amount : "");
  const lines = useDepositLines(method, payable);
  const wrong =
    fault !== undefined && (asked || isTooMuch) ? (
      <WrongAmount {...{ fault, method, most, left: limit?.remaining ?? "0" }} />
    ) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (instead !== undefined) setTyped(writeTypedValue(instead, locale));
    if (payable === "" || begin.isPending) return;
    const opened = openPaymentWindow();
    const key = press.keyOf(`${method.code} ${payable} ${card ?? ""}`);
    const wanted = { key, method: method.code, amount: payable, currency };
    begin.mutate(card === undefined ? wanted : { ...wanted, savedMethod: card }, {
      onSuccess: ({ id, url }) => {
        go(`?deposit=${id}`);
        if (url !== null) showPayment(url, opened);
      },
      onError: (error) => {
        // Silence is no answer: the key is kept, and the same press may be made again.
        if (error instanceof Refused) press.refused(error.code);
        opened?.close();
      },
    });
  }

  const pay = (
    <>
      {begin.error !== null && <Alert tone="bad" urgent title={say(explainDeposit(begin.error))} />}
      <MoneyPress
        verb="deposit"
        typed={fault === "unreadable" ? "" : amount}
        {...{ instead, currency }}
        busy={begin.isPending}
        off={wrong !== undefined && payable === "" ? say("deposit.amount.change") : undefined}
      />
    </>
  );
  return (
    <MoneyForm onSubmit={submit} summary={<Summary lines={lines} />} wrong={wrong} pay={pay}>
      <section className={styles["Deposit-part"]} aria-labelledby="deposit-methods">
        <h2 id="deposit-methods">{say("deposit.method.title")}</h2>
        <MethodChoice methods={methods} chosen={method.code} onChoose={setCode} />
        <SavedCards saved={method.saved} chosen={card} onChoose={setPicked} />
      </section>
      <section className={styles["Deposit-part"]} aria-labelledby="deposit-amount">
        <h2 id="deposit-amount">{say("deposit.amount.title")}</h2>
        <AmountField
          {...{ currency, minimum, maximum, typed, amount }}
          quick={quickAmounts(method)}
          onType={setTyped}
          error={wrong}
        />
        {limit !== undefined && <LimitLeft {...{ limit, currency }} amount={payable} />}
      </section>
    </MoneyForm>
  );
}

/** With the amount that it may be: how much was wrong is seen in the field. */
function WrongAmount({
  fault,
  method: { minimum, maximum, currency },
  most,
  left,
}: {
  readonly fault: AmountFault;
  readonly method: DepositMethodOffer;
  readonly most: string | undefined;
  readonly left: string;
}) {
  const say = useSay();
  if (fault === "unreadable") return say("deposit.amount.unreadable");
  if (fault === "overLimit" && most === undefined) {
    return (
      <>
        {say("deposit.amount.limitUsed")} <Money amount={left} currency={currency} />
      </>
    );
  }
  const bounds = { tooLittle: minimum, tooMuch: maximum, overLimit: left };
  return (
    <>
      {say(`deposit.amount.${fault}`)} <Money amount={bounds[fault]} currency={currency} />
    </>
  );
}
