import { isUuid } from "@croupier/kit/ids";

/** A place in the books is a moment and a transfer, because two may share the moment. */
type MovementPlace = { readonly recordedAt: string; readonly transferId: string };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Where a list goes on, as a caller carries it: it tells nothing that the list did not. */
export function spellPlace({ recordedAt, transferId }: MovementPlace): string {
  return `${recordedAt}_${transferId}`;
}

/** What is no place of ours begins the list anew. */
export function readPlace(text: string | undefined): MovementPlace | undefined {
  const [recordedAt = "", transferId = ""] = text?.split("_") ?? [];
  const isReal = moment.test(recordedAt) && !Number.isNaN(Date.parse(recordedAt));
  return isReal && isUuid(transferId) ? { recordedAt, transferId } : undefined;
}
