/**
 * What a player typed into the free box of a limit, as the call wants it: an amount with a point, or
 * whole minutes. Undefined when it is neither.
 */
export function readTypedValue(typed: string, kind: string): string | undefined {
  const text = typed.trim().replaceAll(/\s/g, "").replace(",", ".");
  if (kind === "session") return /^\d{1,5}$/.test(text) ? String(Number(text)) : undefined;
  return /^\d{1,13}(\.\d{1,8})?$/.test(text) ? text : undefined;
}
