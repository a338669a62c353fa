import type { DepositMethodOffer } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { Refused } from "../calls/answers.ts";
import { useBeginDeposit } from "../calls/cashier-queries.ts";
import { useLimits } from "../calls/safer-play-queries.ts";
import { AmountField } from "../cashier/AmountField.tsx";
import { MoneyForm } from "../cashier/MoneyForm.tsx";
import { createPress } from "../cashier/press.ts";
import { PressWords } from "../cashier/PressWords.tsx";
import { Summary } from "../cashier/Summary.tsx";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { readTypedValue, writeTypedValue } from "../limits/read-typed-value.ts";
import { useGo } from "../navigation/Place.context.tsx";
import { faultOf, quickAmounts, tightestLimit } from "./amounts.ts";
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
}: {
  readonly methods: readonly DepositMethodOffer[];
  readonly first: DepositMethodOffer;
}) {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  const begin = useBeginDeposit();
  const [code, setCode] = useState(first.code);
  const method = methods.find((one) => one.code === code) ?? first;
  const [typed, setTyped] = useState(() =>
    writeTypedValue(quickAmounts(first)[0] ?? first.minimum, locale),
  );
  const [asked, setAsked] = useState(false);
  const [picked, setPicked] = useState<string | undefined>(method.saved[0]?.id);
  /** Of this method, and not removed meanwhile. */
  const card = method.saved.find(({ id }) => id === picked)?.id;
  const [press] = useState(createPress);

  const amount = readTypedValue(typed, "deposit") ?? "";
  const { data: limits } = useLimits();
  const limit = limits && tightestLimit(limits);
  const fault = faultOf(amount, method, limit?.remaining);
  const lines = useDepositLines(method, fault === undefined ? amount : "");
  const { minimum, maximum, currency } = method;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (fault !== undefined || begin.isPending) return;
    const opened = openPaymentWindow();
    const key = press.keyOf(`${method.code} ${amount} ${card ?? ""}`);
    const wanted = { key, method: method.code, amount, currency };
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
      <Button type="submit" look="action" size="lg" busy={begin.isPending}>
        <PressWords
          bare={say("deposit.title")}
          before={say("deposit.submit")}
          amount={fault === "unreadable" ? "" : amount}
          currency={currency}
        />
      </Button>
    </>
  );
  return (
    <MoneyForm onSubmit={submit} summary={<Summary lines={lines} />} pay={pay}>
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
          error={asked && fault !== undefined ? say(`deposit.amount.${fault}`) : undefined}
        />
        {limit !== undefined && (
          <LimitLeft
            {...{ limit, amount, currency }}
            onTake={(left) => setTyped(writeTypedValue(left, locale))}
          />
        )}
      </section>
    </MoneyForm>
  );
}
