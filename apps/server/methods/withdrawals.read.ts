import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function withdrawalsRead({ withdrawals }: Services) {
  return method<typeof calls.read, PlayerSubject>(
    calls.read,
    async ({ subject: { playerId }, params: { withdrawal: id } }) => {
      const found = await withdrawals.read({ playerId, id });
      return found.ok ? { status: 200, body: found.value } : found;
    },
  );
}
