import { madeOnce } from "@croupier/kit/made-once";
import { multipleOne, type Multiple } from "@croupier/kit/rules";

const formatIn = madeOnce(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);

/** As many times the stake, for a sentence that says "times" itself: `2.5`. */
export function timesNumber(multiple: Multiple, locale: string): string {
  return formatIn(locale).format(multiple / multipleOne);
}

/** As many times the stake, as it is read: `2.5×`. */
export function timesText(multiple: Multiple, locale: string): string {
  return `${timesNumber(multiple, locale)}×`;
}
