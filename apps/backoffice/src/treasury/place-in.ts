import { isUuid } from "@croupier/kit/ids";
import type { BookedPlace } from "@croupier/ledger";

/** A place in a list that never was one begins the list anew. */
export function placeIn(before: string | undefined): string | undefined {
  return before !== undefined && isUuid(before) ? before : undefined;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** A place in the books is a moment and a transfer, because two may share the moment. */
export function placeInBooks(after: string | undefined): BookedPlace | undefined {
  const [recordedAt = "", transferId = ""] = after?.split("_") ?? [];
  const isPlace = moment.test(recordedAt) && !Number.isNaN(Date.parse(recordedAt));
  return isPlace && isUuid(transferId) ? { recordedAt, transferId } : undefined;
}

export function spellPlace({ recordedAt, transferId }: BookedPlace): string {
  return `${recordedAt}_${transferId}`;
}
