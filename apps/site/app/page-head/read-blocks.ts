/** Props that a reader reads; the others name things, or lead somewhere. */
const readable: ReadonlySet<string> = new Set([
  "answer",
  "description",
  "lead",
  "name",
  "note",
  "question",
  "term",
  "text",
  "title",
  "value",
]);

const lengthMax = 5_000;

/** The words of blocks or of formatted text, in reading order, as one plain text. */
export function readBlocks(nodes: readonly unknown[]): string {
  const pieces: string[] = [];
  for (const node of nodes) collect(node, pieces);
  return pieces.join(" ").replace(/\s+/g, " ").trim().slice(0, lengthMax);
}

function collect(value: unknown, pieces: string[]): void {
  if (typeof value !== "object" || value === null) return;
  // The pieces of one paragraph belong together: a bold word is no new sentence.
  if ("type" in value && (value.type === "paragraph" || isHeadingNode(value))) {
    pieces.push(joinInline(value));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (name === "resolved") continue;
    if (typeof inner !== "string") collect(inner, pieces);
    else if (readable.has(name)) pieces.push(inner);
  }
}

/** A node of formatted text; the block of that name has props. */
function isHeadingNode(value: object): boolean {
  return "type" in value && value.type === "heading" && "content" in value;
}

function joinInline(node: object): string {
  if (!("content" in node) || !Array.isArray(node.content)) return "";
  return node.content
    .map((inline: unknown) =>
      typeof inline === "object" && inline !== null && "text" in inline ? String(inline.text) : " ",
    )
    .join("");
}
