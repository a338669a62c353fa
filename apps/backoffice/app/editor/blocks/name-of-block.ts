import { blockEditors } from "@croupier/blocks/editor";
import { isBlockType } from "@croupier/blocks/schema";
import { readLine } from "@croupier/contracts/read-words";

type Named = { readonly type: string; readonly props: Readonly<Record<string, unknown>> };

const wordsMax = 48;

/** What an editor calls a block: its own title where it has one, else what kind it is. */
export function nameOfBlock({ type, props }: Named): string {
  if (!isBlockType(type)) return "Unknown block";
  const own = [props["title"], props["text"], firstWords(props["body"])].find(
    (words): words is string => typeof words === "string" && words.trim() !== "",
  );
  if (own === undefined) return blockEditors[type].label;
  const [line = own] = own.trim().split("\n");
  return line.length > wordsMax ? `${line.slice(0, wordsMax - 1).trimEnd()}…` : line;
}

/** The first line of formatted text that says something. */
function firstWords(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const content: unknown = "content" in node ? node.content : undefined;
  if (!Array.isArray(content)) return undefined;
  const line = readLine(content).trim();
  if (line !== "") return line;
  for (const inner of content) {
    const words = firstWords(inner);
    if (words !== undefined) return words;
  }
  return undefined;
}
