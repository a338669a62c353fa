import type { ListedEntry } from "@croupier/contracts";
import { wordOf } from "./kind-words.ts";

/** A piece of a page has no title of its own; the end of its id tells two apart. */
export function nameOfEntry(
  entry: Pick<ListedEntry, "id" | "kind" | "pageType" | "title">,
): string {
  return entry.title === "" ? `${wordOf(entry)} ${entry.id.slice(-4)}` : entry.title;
}
