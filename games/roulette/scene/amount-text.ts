import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";

type In = { readonly currency: string; readonly locale: string };

/** Minor units as people read them: "$17.50". */
export function amountText(minor: bigint, { currency, locale }: In): string {
  return formatAmount(formatDecimal(money(minor, getAsset(currency))), { currency, locale });
}

/** An amount of the wire in minor units; of what is none, nothing. */
export function minorOf(amount: string, currency: string): bigint {
  const read = parseMoney(amount, getAsset(currency));
  return read.ok ? read.value.minor : 0n;
}

/** As short as it stands on a chip: 0.50, 25, 1.2K; of the small coins in millionths. */
export function chipText(minor: bigint, currency: string): string {
  const shown = Number(formatDecimal(money(minor, getAsset(currency))));
  if (shown > 0 && shown < 0.01) return `${short(shown * 1e6)}µ`;
  return short(shown);
}

/** The same in every language: there is room for four signs. */
function short(shown: number): string {
  const notation = shown >= 1_000 ? "compact" : "standard";
  return new Intl.NumberFormat("en", {
    notation,
    // What is printed is part of the name that is heard: 0.50, not 0.5.
    minimumFractionDigits: shown < 10 && !Number.isInteger(shown) ? 2 : 0,
    maximumFractionDigits: shown >= 10 && shown < 1_000 ? 1 : 2,
    useGrouping: false,
  }).format(shown);
}
