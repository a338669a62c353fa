import { madeOnce } from "@croupier/kit/made-once";

const numberIn = madeOnce(
  (locale: string) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const percentIn = madeOnce(
  (locale: string) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }),
);

/** 4217 as it is read: 42.17, 42,17. */
export function numberText(hundredths: number, locale: string): string {
  return numberIn(locale).format(hundredths / 100);
}

/** A share of ten thousand as percent, with no zeros behind it: 49.5 %. */
export function percentText(ofTenThousand: number, locale: string): string {
  return percentIn(locale).format(ofTenThousand / 10_000);
}
