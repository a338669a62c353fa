import type { PartData } from "../entries/check-entry.ts";
import type { EntryInFile } from "./bucket-file.ts";
import { isSameData } from "./canonical.ts";

/** What the receiver has of a part. */
export type KnownPart = {
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
  readonly latest: PartData;
  readonly published: PartData | null;
};

export type PlannedPart = {
  readonly entryId: string;
  readonly part: string;
  /** Versions to add, and the pointers afterwards. */
  readonly versions: readonly { readonly number: number; readonly data: PartData }[];
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
  readonly changesWhatIsShown: boolean;
};

/**
 * What an import adds to the receiver's history. Data that are there already are not written again,
 * so importing twice adds nothing; parts that the file does not have are hidden, never removed.
 */
export function decideImport(
  entry: EntryInFile,
  known: ReadonlyMap<string, KnownPart>,
): readonly PlannedPart[] {
  const shown: Readonly<Record<string, PartData>> = { common: entry.common, ...entry.languages };
  const drafts = entry.drafts ?? {};
  const names = new Set([...Object.keys(shown), ...Object.keys(drafts), ...known.keys()]);
  return [...names].map((part) =>
    planPart(
      { entryId: entry.id, part },
      {
        shown: entry.published ? shown[part] : undefined,
        draft: drafts[part] ?? (entry.published ? undefined : shown[part]),
      },
      known.get(part),
    ),
  );
}

function planPart(
  key: { readonly entryId: string; readonly part: string },
  { shown, draft }: { shown: PartData | undefined; draft: PartData | undefined },
  known: KnownPart | undefined,
): PlannedPart {
  const versions: { number: number; data: PartData }[] = [];
  let latestNumber = known?.latestNumber ?? 0;
  let latest = known?.latest;
  const write = (data: PartData): number => {
    if (latest !== undefined && isSameData(latest, data)) return latestNumber;
    latestNumber += 1;
    latest = data;
    versions.push({ number: latestNumber, data });
    return latestNumber;
  };
  let publishedNumber: number | null = null;
  if (shown !== undefined) {
    const isShown = known !== undefined && isSameData(known.published, shown);
    publishedNumber = isShown ? known.publishedNumber : write(shown);
  }
  if (draft !== undefined) write(draft);
  return {
    ...key,
    versions,
    latestNumber,
    publishedNumber,
    changesWhatIsShown: publishedNumber !== (known?.publishedNumber ?? null),
  };
}
