import type { EditedEntry } from "@croupier/contracts";
import type { NewEntry } from "./calls.ts";

/**
 * A copy that stands on its own: another address and another name in every language, nothing shown.
 * Fixed pages exist once and are not copied.
 */
export function duplicateOf(entry: EditedEntry, id: string): NewEntry {
  const parts = Object.entries(entry.parts).map(([part, { data }]) => [
    part,
    part === "common" ? data : { ...data, ...renamed(data, id) },
  ]);
  return {
    id,
    bucket: entry.bucket,
    kind: entry.kind,
    parts: Object.fromEntries(parts) as NewEntry["parts"],
    template: `copy of ${entry.id}`,
  };
}

/** Whatever the kind calls its name; the end of the id keeps a second copy's address apart. */
function renamed(data: Readonly<Record<string, unknown>>, id: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const name of ["title", "name", "label", "text"]) {
    const said = data[name];
    if (typeof said !== "string") continue;
    words[name] = `${said.slice(0, 50)}${said.length > 50 ? "…" : ""} (copy)`;
    break;
  }
  const { slug } = data;
  if (typeof slug === "string") words["slug"] = `${slug.slice(0, 66)}-copy-${id.slice(-6)}`;
  return words;
}
