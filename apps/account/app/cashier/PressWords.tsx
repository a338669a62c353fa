import { Money } from "@croupier/ui";

/** On the button: what it does and with how much; alone where no amount can be read. */
export function PressWords({
  bare,
  before,
  amount,
  currency,
}: {
  readonly bare: string;
  /** Where a language sets the amount off, with a colon. */
  readonly before: string;
  readonly amount: string;
  readonly currency: string;
}) {
  if (amount === "") return bare;
  return (
    // One piece: a button sets its pieces further apart than words.
    <span>
      {before} <Money amount={amount} currency={currency} />
    </span>
  );
}
