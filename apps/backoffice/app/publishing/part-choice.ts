import type { EditedEntry } from "@croupier/contracts";
import type { EntryDraftView } from "../drafting/entry-draft.ts";
import type { PartNumbers } from "./calls.ts";

export type PublishablePart = {
  readonly part: string;
  /** The newest that the server has; 0 while nothing was saved yet. */
  readonly newest: number;
  readonly published: number | null;
  /** Visitors would see something new. */
  readonly hasNews: boolean;
  readonly isUnfit: boolean;
};

/** The parts of an entry as the panel lists them: what concerns every language, then the languages. */
export function publishableParts(
  entry: Pick<EditedEntry, "parts">,
  { parts }: EntryDraftView,
  languages: readonly string[],
): readonly PublishablePart[] {
  return ["common", ...languages].flatMap((part) => {
    const [stored, draft] = [entry.parts[part], parts[part]];
    if (stored === undefined && draft === undefined) return [];
    const newest = Math.max(stored?.latest ?? 0, draft?.basedOn ?? 0);
    const published = stored?.published ?? null;
    const isWaiting = draft !== undefined && draft.state.is !== "saved";
    return [
      {
        part,
        newest,
        published,
        hasNews: isWaiting || newest !== published,
        isUnfit: (draft?.errors.size ?? 0) > 0,
      },
    ];
  });
}

/** The versions a publication names; only what was ticked, and only what exists. */
export function chosenNumbers(
  parts: readonly PublishablePart[],
  left: ReadonlySet<string>,
): PartNumbers {
  return Object.fromEntries(
    parts
      .filter(({ part, newest, hasNews }) => hasNews && newest > 0 && !left.has(part))
      .map(({ part, newest }) => [part, newest]),
  );
}
