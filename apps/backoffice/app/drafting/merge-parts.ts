import type { PartData } from "./check-part.ts";
import { isSameData } from "./is-same-data.ts";

export type Side = "mine" | "theirs";

/** One field that the two versions have differently. */
export type Difference = {
  readonly field: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Only where both touched it is there something to decide; else the one who did is right. */
  readonly isContested: boolean;
  readonly suggested: Side;
};

type Versions = {
  /** What both began with; undefined when the part was new to both. */
  readonly before: PartData | undefined;
  readonly mine: PartData;
  readonly theirs: PartData;
};

export function findDifferences({ before, mine, theirs }: Versions): readonly Difference[] {
  const fields = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return [...fields].flatMap((field) => {
    const [was, own, other] = [before?.[field], mine[field], theirs[field]];
    if (isSameData(own, other)) return [];
    const touchedByMe = !isSameData(was, own);
    const touchedByThem = !isSameData(was, other);
    return [
      {
        field,
        before: was,
        mine: own,
        theirs: other,
        isContested: touchedByMe && touchedByThem,
        suggested: touchedByMe ? "mine" : "theirs",
      } as const,
    ];
  });
}

/** Their version with my side of every field that was chosen so. */
export function mergeParts(versions: Versions, chosen: Readonly<Record<string, Side>>): PartData {
  const merged: Record<string, unknown> = { ...versions.theirs };
  for (const { field, mine, suggested } of findDifferences(versions)) {
    if ((chosen[field] ?? suggested) === "theirs") continue;
    if (mine === undefined) delete merged[field];
    else merged[field] = mine;
  }
  return merged;
}
