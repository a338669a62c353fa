import { isUuid } from "@croupier/kit/ids";
import type { MovementPage } from "@croupier/wallet";

type Place = NonNullable<MovementPage["next"]>;

/** Where a list goes on, as a caller carries it: it tells nothing that the list did not. */
export function spellPlace({ recordedAt, transferId }: Place): string {
  return `${recordedAt}_${transferId}`;
}

/** What is no place of ours begins the list anew. */
export function readPlace(text: string | undefined): Place | undefined {
  const [recordedAt = "", transferId = ""] = text?.split("_") ?? [];
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(recordedAt);
  const isReal = isMoment && !Number.isNaN(Date.parse(recordedAt));
  return isReal && isUuid(transferId) ? { recordedAt, transferId } : undefined;
}
