import { madeOnce } from "@croupier/kit/made-once";

const formatIn = madeOnce(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 2,
      roundingMode: "floor",
    }),
);

/** A share as a percentage, cut and never rounded up: nobody is promised more than is paid. */
export function percentText(share: number, locale: string): string {
  return formatIn(locale).format(share);
}
