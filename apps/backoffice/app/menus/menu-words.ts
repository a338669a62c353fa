import type { PartData } from "../drafting/check-part.ts";

type Said = { readonly text?: string; readonly title?: string };
type Words = Readonly<Record<string, Said>>;

/** What an item is called in one language. */
export const wordsOf = (data: PartData | undefined, item: string): Said =>
  ((data?.["items"] ?? {}) as Words)[item] ?? {};

/** An item without a text is not shown in the language, so nothing of it is kept there. */
export function sayItem(data: PartData, item: string, change: Said): PartData {
  const { [item]: before, ...others } = (data["items"] ?? {}) as Words;
  const said = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, text]) => text !== ""),
  );
  const isSilent = Object.keys(said).length === 0;
  return { ...data, items: isSilent ? others : { ...others, [item]: said } };
}

/** Words of items that are gone go with them. */
export function forgetItem(data: PartData, item: string): PartData {
  const { [item]: _, ...items } = (data["items"] ?? {}) as Words;
  return { ...data, items };
}
