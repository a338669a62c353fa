/**
 * What a player typed into a free box, as the call wants it: an amount with a point, or whole minutes.
 * Undefined when it is neither. Where both signs stand in it, the last one parts the cents.
 */
export function readTypedValue(typed: string, kind: string): string | undefined {
  const text = withPoint(typed.replaceAll(/[\s'’]/g, ""));
  if (kind === "session") return /^\d{1,5}$/.test(text) ? String(Number(text)) : undefined;
  return /^\d{1,13}(\.\d{1,8})?$/.test(text) ? text : undefined;
}

/** An amount as a player of this language would type it. */
export function writeTypedValue(amount: string, locale: string): string {
  const sign = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal");
  return amount.replace(".", sign?.value ?? ".");
}

function withPoint(text: string): string {
  const grouped = /^(\d{1,3}(?:([.,])\d{3})+)([.,])(\d+)$/.exec(text);
  const [, whole = "", group, sign, part] = grouped ?? [];
  if (group !== undefined && group !== sign) return `${whole.replaceAll(/[.,]/g, "")}.${part}`;
  return text.replace(",", ".");
}
