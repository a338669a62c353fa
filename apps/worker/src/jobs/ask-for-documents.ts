import type { Clock } from "@croupier/kit/time";
import type { DocumentDuties } from "@croupier/players";

/** Whoever has been here for as long as the law allows without papers, and whose papers have run out. */
export async function askForDocuments(needs: {
  documentDuties: Pick<DocumentDuties, "askDue">;
  clock: Clock;
  signal: AbortSignal;
}): Promise<void> {
  await needs.documentDuties.askDue({ now: needs.clock(), signal: needs.signal });
}
