import { assert } from "@croupier/kit/assert";
import { parseMoney, type Asset, type Money } from "@croupier/kit/money";
import { hourMs } from "@croupier/kit/time";

/** How much may go from one player to another, and come to one. */
export type TransferTerms = {
  readonly minimum: Money;
  readonly maximum: Money;
  /** Within 24 hours, sent and received each. */
  readonly day: Money;
};

/** What an operator may change stands here alone. */
const amounts: Readonly<
  Partial<Record<string, readonly [minimum: string, maximum: string, day: string]>>
> = {
  USD: ["5.00", "500.00", "1000.00"],
  EUR: ["5.00", "500.00", "1000.00"],
  GBP: ["5.00", "400.00", "800.00"],
  CAD: ["5.00", "700.00", "1400.00"],
  JPY: ["500", "75000", "150000"],
};

/** Whoever does not take it by then has it go back. */
export const openMs = 72 * hourMs;

/** Undefined: nothing goes between players in this currency. */
export function findTransferTerms(currency: Asset): TransferTerms | undefined {
  const texts = amounts[currency];
  if (texts === undefined) return undefined;
  const [minimum, maximum, day] = texts.map((text) => {
    const parsed = parseMoney(text, currency);
    assert(parsed.ok, `${text} is an amount of ${currency}`);
    return parsed.value;
  });
  assert(minimum && maximum && day, "there are three amounts");
  return { minimum, maximum, day };
}
