import { playerTransfers as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerTransfersTerms({ transfers, placeOf }: Services) {
  return method<typeof calls.terms, PlayerSubject>(
    calls.terms,
    async ({ subject: { playerId }, client: { address } }) => {
      const terms = await transfers.terms({ playerId, present: placeOf(address) });
      return terms.ok ? { status: 200, body: terms.value } : terms;
    },
  );
}
