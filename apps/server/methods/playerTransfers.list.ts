import { playerTransfers as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerTransfersList({ transfers }: Services) {
  return method<typeof calls.list, PlayerSubject>(calls.list, async ({ subject: { playerId } }) => {
    return { status: 200, body: { items: await transfers.list(playerId) } };
  });
}
