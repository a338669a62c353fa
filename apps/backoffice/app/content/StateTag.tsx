import type { ListedEntry } from "@croupier/contracts";
import { Tag, type Tone } from "../parts/Tag.tsx";

const states: Record<ListedEntry["state"], { tone: Tone; word: string }> = {
  draft: { tone: "quiet", word: "Draft" },
  scheduled: { tone: "accent", word: "Scheduled" },
  published: { tone: "good", word: "Published" },
  archived: { tone: "quiet", word: "Archived" },
  deleted: { tone: "bad", word: "Deleted" },
};

export function StateTag({ state, hasNewerDraft }: Pick<ListedEntry, "state" | "hasNewerDraft">) {
  if (state === "published" && hasNewerDraft) return <Tag tone="warn">Changed</Tag>;
  return <Tag tone={states[state].tone}>{states[state].word}</Tag>;
}
