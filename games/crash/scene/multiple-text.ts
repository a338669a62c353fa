import type { Language } from "@croupier/game-stage/scene";
import { madeOnce } from "@croupier/kit/made-once";
import { multipleOne, type Multiple } from "@croupier/kit/rules";

const formatIn = madeOnce(
  (locale: Language) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `2.35×`, as this player reads it. */
export function multipleText(multiple: Multiple, locale: Language): string {
  return `${formatIn(locale).format(multiple / multipleOne)}×`;
}

/** What somebody typed as where to land; undefined where it is no landing of theirs yet. */
export function readMultiple(typed: string): Multiple | undefined {
  const [, whole, part = ""] = /^(\d{1,6})(?:[.,](\d{0,2}))?\s*[x×]?$/i.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * multipleOne + Number(part.padEnd(2, "0")) * (multipleOne / 100);
}
