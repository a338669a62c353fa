import type { EditedEntry } from "@croupier/contracts";
import { readAt } from "../../drafting/at-path.ts";

/** What an entry is called where it stands in a list, in the brand's own language if it has one. */
export function titleOf(
  { id, parts }: Pick<EditedEntry, "id" | "parts">,
  languageDefault: string,
): string {
  const { common, ...languages } = parts;
  const words = languages[languageDefault] ?? Object.values(languages)[0] ?? common;
  for (const name of ["title", "name", "label", "text"]) {
    const said = words?.data[name];
    if (typeof said === "string" && said !== "") return said;
  }
  // A piece of a page is called by the first words of its first block.
  for (const path of ["blocks.0.props.title", "blocks.0.props.text"]) {
    const said = readAt(words?.data, path);
    if (typeof said === "string") return said;
  }
  const key = common?.data["key"];
  return typeof key === "string" ? key : `Entry ${id.slice(-4)}`;
}
