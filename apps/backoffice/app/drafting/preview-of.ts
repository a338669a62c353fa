/** A value as a person compares it: text as it is, a list by its members, the rest line by line. */
export function previewOf(value: unknown): string {
  if (value === undefined || value === null || value === "") return "(empty)";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "(empty)" : value.map(lineOf).join("\n");
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${lineOf(inner)}`)
    .join("\n");
}

/** One member of a list: a block by its kind and first words, anything else in one line. */
function lineOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return previewOf(value);
  const words = firstWords(value, 6);
  const type = "type" in value && typeof value.type === "string" ? `${value.type}: ` : "";
  return `${type}${words.length > 90 ? `${words.slice(0, 90)}…` : words}`;
}

/** The first text a person wrote somewhere inside. */
function firstWords(value: object, levels: number): string {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (name === "id" || name === "type") continue;
    if (typeof inner === "string" && inner !== "") return inner;
    if (typeof inner === "object" && inner !== null && levels > 0) {
      const found = firstWords(inner, levels - 1);
      if (found !== "") return found;
    }
  }
  return "";
}
