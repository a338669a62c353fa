/**
 * What of an error's words may be kept. Whatever a person typed arrives in messages between quotes,
 * as numbers, as addresses or as tokens; the kind of thing is kept, the thing is not.
 */
export function scrubMessage(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/".*"/gs, '"…"')
    .replace(/'[^']*'/g, "'…'")
    .replace(/`[^`]*`/g, "`…`")
    .replace(/\([^()]*\)=\([^()]*\)/g, "(…)=(…)")
    .replace(/[^\s<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? "[e-mail]" : word))
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]")
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "[id]")
    .replace(/[A-Za-z0-9_-]{24,}/g, "[token]")
    .replace(/\d[\d\s.,-]{3,}\d/g, "[number]")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
