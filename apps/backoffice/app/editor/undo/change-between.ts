export type PageChange =
  | { readonly is: "none" }
  /** Words of some fields became other words. */
  | { readonly is: "typing"; readonly where: string }
  | { readonly is: "act" };

/** What happened between two states of a page: nothing, letters in some fields, or more than that. */
export function changeBetween(before: unknown, after: unknown): PageChange {
  const typed: string[] = [];
  if (!compare(before, after, "", typed)) return { is: "act" };
  return typed.length === 0 ? { is: "none" } : { is: "typing", where: typed.join(" ") };
}

/** False as soon as something differs that is no text. */
function compare(before: unknown, after: unknown, path: string, typed: string[]): boolean {
  if (Object.is(before, after)) return true;
  if (isText(before) && isText(after)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) typed.push(path);
    return true;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length &&
      before.every((inner, at) => compare(inner, after[at], `${path}.${at}`, typed))
    );
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  // Another block stands here.
  if (before["id"] !== after["id"] || before["type"] !== after["type"]) return false;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].every((key) => compare(before[key], after[key], `${path}.${key}`, typed));
}

/** Plain words, or the tree of formatted ones. */
function isText(value: unknown): boolean {
  return typeof value === "string" || (isRecord(value) && value["type"] === "doc");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
