import { Button, Money } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";

/** On the button: what it does and with how much; alone where no amount can be read. */
export function PressWords({
  bare,
  before,
  amount,
  currency,
  after = "",
}: {
  readonly bare: string;
  /** Where a language sets the amount off, with a colon. */
  readonly before: string;
  readonly amount: string;
  readonly currency: string;
  /** Where a language goes on behind it. */
  readonly after?: string;
}) {
  if (amount === "") return bare;
  return (
    // One piece: a button sets its pieces further apart than words.
    <span>
      {before} <Money amount={amount} currency={currency} /> {after}
    </span>
  );
}

const words = {
  deposit: {
    title: "deposit.title",
    submit: "deposit.submit",
    before: "deposit.instead.before",
    after: "deposit.instead.after",
  },
  withdraw: {
    title: "withdraw.title",
    submit: "withdraw.submit",
    before: "withdraw.instead.before",
    after: "withdraw.instead.after",
  },
} as const;

/** The press of a money form: for the amount that was typed, or for the most that may be moved instead. */
export function MoneyPress({
  verb,
  typed,
  instead,
  currency,
  busy,
  off,
}: {
  readonly verb: "deposit" | "withdraw";
  /** Empty where no amount can be read. */
  readonly typed: string;
  readonly instead: string | undefined;
  readonly currency: string;
  readonly busy: boolean;
  /** Why it cannot be pressed. */
  readonly off: string | undefined;
}) {
  const say = useSay();
  const { title, submit, before, after } = words[verb];
  return (
    <Button type="submit" look="action" size="lg" busy={busy} disabledReason={off}>
      {instead === undefined ? (
        <PressWords bare={say(title)} before={say(submit)} amount={typed} currency={currency} />
      ) : (
        <PressWords
          bare={say(title)}
          before={say(before)}
          after={say(after)}
          amount={instead}
          currency={currency}
        />
      )}
    </Button>
  );
}
