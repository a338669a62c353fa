import type { EditedEntry, ListedEntry } from "@croupier/contracts";

/** One word for an entry, as its list says it. */
export function stateOfEntry({
  parts,
  deletedAt,
}: Pick<EditedEntry, "parts" | "deletedAt">): Pick<ListedEntry, "state" | "hasNewerDraft"> {
  const all = Object.values(parts);
  const hasNewerDraft = all.some((part) => part.hasNewerDraft);
  const has = (state: string) => all.some((part) => part.state === state);
  if (deletedAt !== null) return { state: "deleted", hasNewerDraft };
  if (has("published")) return { state: "published", hasNewerDraft };
  if (all.length > 0 && all.every(({ state }) => state === "archived")) {
    return { state: "archived", hasNewerDraft };
  }
  return { state: has("scheduled") ? "scheduled" : "draft", hasNewerDraft };
}
