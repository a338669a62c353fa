import type { Block } from "@croupier/contracts";

/** Props whose text a reader sees; the others name things, or lead somewhere. */
const readable = new Set([
  "answer",
  "description",
  "label",
  "lead",
  "name",
  "note",
  "question",
  "term",
  "text",
  "title",
  "value",
]);

/**
 * What can be read on a page, in reading order. What stands behind gates is left out: an excerpt must
 * not tell what the page itself would hide.
 */
export function readText(blocks: readonly Block[]): string {
  const pieces: string[] = [];
  collect(blocks, pieces);
  return pieces.join(" ").replace(/\s+/g, " ").trim();
}

function collect(value: unknown, pieces: string[]): void {
  if (typeof value !== "object" || value === null) return;
  if ("gates" in value || ("props" in value && isGated(value.props))) return;
  // The pieces of one paragraph belong together: a bold word is no new sentence.
  if ("type" in value && (value.type === "paragraph" || value.type === "heading")) {
    pieces.push(joinInline(value));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== "string") collect(inner, pieces);
    else if (readable.has(name)) pieces.push(inner);
  }
}

function isGated(props: unknown): boolean {
  return typeof props === "object" && props !== null && "gates" in props;
}

function joinInline(node: object): string {
  if (!("content" in node) || !Array.isArray(node.content)) return "";
  return node.content
    .map((inline: unknown) =>
      typeof inline === "object" && inline !== null && "text" in inline ? String(inline.text) : " ",
    )
    .join("");
}
