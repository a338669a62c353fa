import { madeOnce } from "@croupier/kit/made-once";

const formatIn = madeOnce(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 2,
      roundingMode: "halfEven",
    }),
);

/** A share as a percentage, rounded at two decimals. */
export function percentText(share: number, locale: string): string {
  return formatIn(locale).format(share);
}
