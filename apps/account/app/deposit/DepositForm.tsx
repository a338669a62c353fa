import type { DepositMethodOffer } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { Alert, Button, Chip, Money, TextInput } from "@croupier/ui";
import { useRef, useState, type FormEvent } from "react";

import { useBeginDeposit } from "../calls/cashier-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { readTypedValue } from "../limits/read-typed-value.ts";
import { useGo } from "../navigation/Place.context.tsx";
import { faultOf, quickAmounts } from "./amounts.ts";
import styles from "./DepositPage.module.css";
import { explainDeposit } from "./explain-deposit.ts";
import { LimitLeft } from "./LimitLeft.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { openPaymentWindow, showPayment } from "./payment-window.ts";
import { SavedCards } from "./SavedCards.tsx";
import { Summary } from "./Summary.tsx";

/** What with, how much, and what comes of it: all on one page, so that nothing surprises behind it. */
export function DepositForm({
  methods,
  first,
}: {
  readonly methods: readonly DepositMethodOffer[];
  readonly first: DepositMethodOffer;
}) {
  const say = useSay();
  const go = useGo();
  const begin = useBeginDeposit();
  const [code, setCode] = useState(first.code);
  const method = methods.find((one) => one.code === code) ?? first;
  const [typed, setTyped] = useState(quickAmounts(first)[0] ?? first.minimum);
  const [asked, setAsked] = useState(false);
  const [picked, setPicked] = useState<string | undefined>(method.saved[0]?.id);
  /** Of this method, and not removed meanwhile. */
  const card = method.saved.find(({ id }) => id === picked)?.id;
  /** One press is one deposit, however often its answer is lost; other words are another press. */
  const press = useRef({ words: "", key: "" });

  const amount = readTypedValue(typed, "deposit") ?? "";
  const fault = faultOf(amount, method);
  const { minimum, maximum, currency } = method;

  function keyOf(words: string): string {
    if (press.current.words !== words) press.current = { words, key: uuidv7() };
    return press.current.key;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (fault !== undefined || begin.isPending) return;
    const opened = openPaymentWindow();
    const key = keyOf(`${method.code} ${amount} ${card ?? ""}`);
    const wanted = { key, method: method.code, amount, currency };
    begin.mutate(card === undefined ? wanted : { ...wanted, savedMethod: card }, {
      onSuccess: ({ id, url }) => {
        go(`?deposit=${id}`);
        if (url !== null) showPayment(url, opened);
      },
      onError: () => {
        press.current = { words: "", key: "" };
        opened?.close();
      },
    });
  }

  const pay = (
    <Button type="submit" look="action" size="lg" busy={begin.isPending}>
      {say("deposit.submit")} <Money amount={amount} currency={currency} />
    </Button>
  );
  return (
    <form method="post" className={styles["Deposit-columns"]} onSubmit={submit} noValidate>
      <div className={styles["Deposit-main"]}>
        <section aria-labelledby="deposit-methods">
          <h2 id="deposit-methods">{say("deposit.method.title")}</h2>
          <MethodChoice methods={methods} chosen={method.code} onChoose={setCode} />
          <SavedCards saved={method.saved} chosen={card} onChoose={setPicked} />
        </section>
        <section className={styles["Deposit-amount"]} aria-labelledby="deposit-amount">
          <h2 id="deposit-amount">{say("deposit.amount.title")}</h2>
          <fieldset className={styles["Deposit-quick"]} aria-label={say("deposit.quick")}>
            {quickAmounts(method).map((quick) => (
              <Chip key={quick} pressed={quick === amount} onClick={() => setTyped(quick)}>
                <Money amount={quick} currency={currency} />
              </Chip>
            ))}
          </fieldset>
          <TextInput
            label={say("deposit.amount.label")}
            size="money"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            inputMode="decimal"
            autoComplete="off"
            after={currency}
            help={
              <>
                {say("deposit.from")} <Money amount={minimum} currency={currency} />{" "}
                {say("deposit.to")} <Money amount={maximum} currency={currency} />
              </>
            }
            {...(asked && fault !== undefined ? { error: say(`deposit.amount.${fault}`) } : {})}
          />
        </section>
        <LimitLeft amount={amount} />
        {begin.error !== null && (
          <Alert tone="bad" urgent title={say(explainDeposit(begin.error))} />
        )}
      </div>
      <Summary method={method} amount={fault === undefined ? amount : ""}>
        {pay}
      </Summary>
    </form>
  );
}
