import { playerTransfers as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerTransfersAnswer({ transfers, placeOf }: Services) {
  return method<typeof calls.answer, PlayerSubject>(
    calls.answer,
    async ({ subject: { playerId }, params: { transfer: id }, body, client: { address } }) => {
      const present = placeOf(address);
      const answered = await transfers.answer({ playerId, present, id, answer: body.answer });
      return answered.ok ? { status: 200, body: answered.value } : answered;
    },
  );
}
