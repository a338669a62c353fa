import { nameOfBlock } from "../blocks/name-of-block.ts";

export type PageLine = { readonly key: string; readonly label: string; readonly text: string };

export const pageLabels: Readonly<Record<string, string>> = {
  title: "Title",
  slug: "Address",
  description: "Description",
  seo: "Search",
  keywords: "Keywords",
};

/** A version in words, one line a field and one a block; only the fields that are asked for. */
export function wordsOfPage(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): readonly PageLine[] {
  return fields.flatMap((field): PageLine[] => {
    const value = data[field];
    if (field === "blocks" && Array.isArray(value)) return value.map(blockLine);
    const label = pageLabels[field] ?? field;
    return [{ key: field, label, text: wordsOf(value) }];
  });
}

function blockLine(block: unknown, at: number): PageLine {
  const key = `blocks.${at}`;
  const isBlock =
    typeof block === "object" && block !== null && "type" in block && "props" in block;
  if (!isBlock) return { key, label: "Block", text: "?" };
  const { type, props } = block as { type: string; props: Readonly<Record<string, unknown>> };
  return { key, label: `${at + 1}.`, text: nameOfBlock({ type, props }) };
}

export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  if (typeof value === "object") return Object.values(value).map(wordsOf).join("; ");
  return JSON.stringify(value);
}
