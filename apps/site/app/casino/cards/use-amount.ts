import { formatAmount, type Asset } from "@croupier/kit/money";
import { useFormat } from "@croupier/ui";

/** Amounts of one currency as words of a sentence; where an amount stands by itself it is `<Money>`. */
export function useAmount(currency: Asset): (amount: string) => string {
  const { locale, currencyDisplay } = useFormat();
  return (amount) =>
    formatAmount(amount, {
      currency,
      locale,
      ...(currencyDisplay !== undefined && { currencyDisplay }),
    });
}
