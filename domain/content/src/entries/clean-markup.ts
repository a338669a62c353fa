import { isSafeLink, richText, type FieldError } from "@croupier/contracts";

/** Where a browser follows what stands there. */
const linkKeys = new Set(["link", "href", "url", "src"]);

export type CleanedMarkup = { readonly data: unknown; readonly errors: readonly FieldError[] };

/**
 * The props of a block are its own business, and are read strictly whenever it is drawn. What could run
 * in a browser is not even stored: formatted text holds nothing but what it may, links lead where links
 * may. A link that is still empty is a draft's. Call after the depth was checked.
 */
export function cleanMarkup(value: unknown, path: readonly string[] = []): CleanedMarkup {
  if (typeof value === "string") return { data: value, errors: checkLink(value, path) };
  if (typeof value !== "object" || value === null) return { data: value, errors: [] };
  if (isDocument(value)) return cleanDocument(value, path);
  const cleaned = Object.entries(value).map(
    ([key, inner]) => [key, cleanMarkup(inner, [...path, key])] as const,
  );
  const errors = cleaned.flatMap(([, { errors: inner }]) => inner);
  const pairs = cleaned.map(([key, { data }]) => [key, data] as const);
  const data = Array.isArray(value) ? pairs.map(([, inner]) => inner) : Object.fromEntries(pairs);
  return { data, errors };
}

function checkLink(text: string, path: readonly string[]): FieldError[] {
  if (text === "" || !linkKeys.has(path.at(-1) ?? "") || isSafeLink(text)) return [];
  const message = "is neither a path of this site nor an https, mailto or tel address";
  return [{ field: path.join("."), code: "unsafe_link", message }];
}

function isDocument(value: object): boolean {
  return "type" in value && value.type === "doc";
}

/** What the schema does not name (a style, a handler) falls away; what it refuses is told. */
function cleanDocument(value: object, path: readonly string[]): CleanedMarkup {
  const parsed = richText.safeParse(value);
  if (parsed.success) return { data: parsed.data, errors: [] };
  const errors = parsed.error.issues.map((issue) => ({
    field: [...path, ...issue.path.map(String)].join("."),
    code: issue.code,
    message: issue.message,
  }));
  return { data: value, errors };
}
