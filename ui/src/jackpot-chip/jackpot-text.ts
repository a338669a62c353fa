import { madeOnce } from "@croupier/kit/made-once";
import { formatAmount, shownPerMajor } from "@croupier/kit/money";

const million = 1_000_000n;
const thousand = 1_000n;
const numberInText = /\p{Nd}(?:[\p{Nd}.,'’٫٬ ]*\p{Nd})?/u;

// A jackpot arrives in hundredths of a major unit, whatever the currency. It is cut, never rounded:
// nobody is promised a coin that is not in the pot.
export function jackpotText(
  hundredths: bigint,
  { currency, locale }: { currency: string; locale: string },
): string {
  if (hundredths <= 0n) return "";
  const units = hundredths * shownPerMajor(currency);
  // The sign and its place come from the one formatter of amounts, only the number is ours.
  return formatAmount("0", { currency, locale }).replace(numberInText, short(units, locale));
}

function short(hundredths: bigint, locale: string): string {
  if (hundredths > million * 100n) {
    return `${decimal(hundredths / million, locale)}M`;
  }
  if (hundredths >= thousand * 100n) {
    return `${whole(hundredths / (thousand * 100n), locale)}K`;
  }
  return whole(hundredths / 100n, locale);
}

function whole(amount: bigint, locale: string): string {
  return wholeIn(locale).format(amount);
}

function decimal(hundredths: bigint, locale: string): string {
  const text = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, "0")}`;
  return decimalIn(locale).format(text as `${number}`);
}

const wholeIn = madeOnce((locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }));

const decimalIn = madeOnce(
  (locale: string) =>
    new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }),
);
