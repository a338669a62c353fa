import type { EditedEntry } from "@croupier/contracts";

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
  const key = common?.data["key"];
  return typeof key === "string" ? key : id;
}
