import type { PartDraft, SaveState } from "./part-draft.ts";

export type SaveMarkTone = "good" | "warn" | "bad" | "quiet";
export type SaveMark = {
  readonly tone: SaveMarkTone;
  readonly words: string;
  readonly canRetry: boolean;
};

/** From what needs somebody to what needs nobody: the first that any part is in is told. */
const order: readonly SaveState["is"][] = [
  "conflict",
  "refused",
  "offline",
  "saving",
  "waiting",
  "unfit",
  "saved",
];

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One line for all the parts of an entry: `Saved 12:03`. */
export function saveMarkOf(parts: readonly PartDraft[]): SaveMark {
  const worst = order.find((is) => parts.some(({ state }) => state.is === is)) ?? "saved";
  const savedAt = parts
    .flatMap(({ savedAt }) => savedAt ?? [])
    .toSorted()
    .at(-1);
  switch (worst) {
    case "conflict":
      return { tone: "bad", words: "Somebody else saved too", canRetry: false };
    case "refused":
      return { tone: "bad", words: "Not saved", canRetry: true };
    case "offline":
      return { tone: "warn", words: "Offline, kept in this browser", canRetry: true };
    case "saving":
      return { tone: "quiet", words: "Saving", canRetry: false };
    case "waiting":
      return { tone: "quiet", words: "Not saved yet", canRetry: false };
    case "unfit":
      return { tone: "warn", words: "Not saved: needs attention", canRetry: false };
    case "saved":
      return {
        tone: "good",
        words: savedAt === undefined ? "All saved" : `Saved ${clock.format(new Date(savedAt))}`,
        canRetry: false,
      };
  }
}
