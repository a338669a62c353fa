import type { Version } from "@croupier/content";
import type { EntryVersion } from "@croupier/contracts";

export function presentVersion({
  number,
  writtenAt,
  writtenBy,
  note,
}: Omit<Version, "data">): EntryVersion {
  return { number, writtenAt: writtenAt.toISOString(), writtenBy, note };
}
