import type { Clock } from "@croupier/kit/time";
import type { DocumentRetention } from "@croupier/players";

/** Pictures of papers that no law wants kept any longer. */
export async function eraseDocumentFiles(needs: {
  documentRetention: DocumentRetention;
  clock: Clock;
  signal: AbortSignal;
}): Promise<void> {
  await needs.documentRetention.eraseDue({ now: needs.clock(), signal: needs.signal });
}
