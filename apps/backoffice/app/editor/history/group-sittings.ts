import type { ListedVersion } from "@croupier/contracts";

/** Versions of one sitting, the newest first; never none. */
export type Sitting = readonly [ListedVersion, ...ListedVersion[]];

/** Whoever comes back after this long sat down again. */
const pauseMax = 30 * 60_000;

/**
 * A draft saves itself every few seconds, and each save is a version. What one person wrote in one go
 * is one line of the history; what somebody named, published, talked about or looked at ends a go,
 * because others may point to it.
 */
export function groupSittings(newestFirst: readonly ListedVersion[]): readonly Sitting[] {
  const sittings: [ListedVersion, ...ListedVersion[]][] = [];
  for (const version of newestFirst) {
    const sitting = sittings.at(-1);
    const after = sitting?.at(-1);
    if (sitting !== undefined && after !== undefined && isOneGo(version, after)) {
      sitting.push(version);
    } else {
      sittings.push([version]);
    }
  }
  return sittings;
}

function isOneGo(before: ListedVersion, after: ListedVersion): boolean {
  const pause = Date.parse(after.writtenAt) - Date.parse(before.writtenAt);
  return (
    before.writtenBy === after.writtenBy &&
    before.note === null &&
    after.note === null &&
    !before.isLandmark &&
    pause < pauseMax
  );
}
