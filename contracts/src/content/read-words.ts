/**
 * Blocks and formatted text as plain text: for a search, for machines, for the name of something.
 * It stands apart from the schemas, so that a page that only reads downloads none of them.
 */

/** Props that a reader reads; the others name things, or lead somewhere. */
const readable: ReadonlySet<string> = new Set([
  "caption",
  "lead",
  "question",
  "term",
  "text",
  "title",
  "value",
]);

/**
 * What can be read in blocks, stored or shown, or in formatted text, in reading order. What stands
 * behind gates is left out: an excerpt must not tell what the page itself would hide.
 */
export function readWords(nodes: unknown): string {
  const pieces: string[] = [];
  collect(nodes, pieces);
  return pieces.join(" ").replace(/\s+/g, " ").trim();
}

/** What stands in one paragraph or heading: a word in bold is no sentence of its own. */
export function readLine(inlines: readonly unknown[]): string {
  return inlines.map((inline) => ownText(inline) ?? " ").join("");
}

function collect(value: unknown, pieces: string[]): void {
  if (typeof value !== "object" || value === null || "gates" in value) return;
  if (isLine(value)) {
    pieces.push(readLine(value.content));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (name === "resolved") collect(blocksAmong(inner), pieces);
    else if (typeof inner !== "string") collect(inner, pieces);
    else if (readable.has(name)) pieces.push(inner);
  }
}

/** What was looked up for a block belongs to other pages, but for the blocks that stand in it. */
function blocksAmong(resolved: unknown): unknown[] {
  if (typeof resolved !== "object" || resolved === null) return [];
  return ["blocks" in resolved && resolved.blocks, "columns" in resolved && resolved.columns];
}

/** A node of formatted text; a block by the same name has props and no content. */
function isLine(value: object): value is { readonly content: readonly unknown[] } {
  return (
    "type" in value &&
    (value.type === "paragraph" || value.type === "heading") &&
    "content" in value &&
    Array.isArray(value.content)
  );
}

function ownText(inline: unknown): string | undefined {
  const isText = typeof inline === "object" && inline !== null && "text" in inline;
  return isText && typeof inline.text === "string" ? inline.text : undefined;
}
