import { formatAmount, formatDecimal, money, type Asset } from "@croupier/kit/money";
import { unitsOf, type Fraction, type RestTerms } from "@croupier/kit/rules";
import type { Language } from "./game.ts";

/** What a win is paid, before it is: one amount, or the two it may be where the last coin is drawn. */
export function paysText(
  exact: Fraction,
  {
    terms,
    asset,
    locale,
  }: { readonly terms: RestTerms; readonly asset: Asset; readonly locale: Language },
): string {
  const { least, most } = unitsOf(exact, terms);
  const text = (minor: bigint) =>
    formatAmount(formatDecimal(money(minor, asset)), { currency: asset, locale });
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}
