import type { ListedEntry } from "@croupier/contracts";

type Part = Pick<ListedEntry["parts"][number], "state" | "latest" | "published">;
export type PartMark = "missing" | "draft" | "scheduled" | "published" | "changed" | "archived";

const words: Record<PartMark, string> = {
  missing: "not written",
  draft: "draft",
  scheduled: "scheduled",
  published: "published",
  changed: "published, changed since",
  archived: "archived",
};

/** One word for how far a part is; a part nobody wrote is missing. */
export function stateOfPart(part: Part | undefined): { mark: PartMark; words: string } {
  const mark = markOf(part);
  return { mark, words: words[mark] };
}

function markOf(part: Part | undefined): PartMark {
  if (part === undefined) return "missing";
  const { state, latest, published } = part;
  return state === "published" && published !== null && latest > published ? "changed" : state;
}
