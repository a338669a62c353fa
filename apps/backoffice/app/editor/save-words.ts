import { howLongAgo } from "../parts/how-long-ago.ts";
import type { PartDraft } from "../drafting/part-draft.ts";

/** What an editor is told about their own work, in one line. */
export function saveWords({ state, savedAt }: PartDraft, now: Date): string {
  switch (state.is) {
    case "saved":
      return savedAt === undefined
        ? "All changes are saved"
        : `Saved ${howLongAgo(new Date(savedAt), now)}`;
    case "waiting":
      return "Not saved yet";
    case "saving":
      return "Saving";
    case "unfit":
      return "Kept in this browser: something is missing";
    case "offline":
      return "Offline: kept in this browser";
    case "refused":
      return `Not saved: ${state.problem.title}`;
    case "conflict":
      return `${state.theirs.by} saved meanwhile`;
  }
}
