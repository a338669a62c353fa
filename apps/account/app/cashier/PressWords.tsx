import { Money } from "@croupier/ui";

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
