import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function withdrawalsCancel({ withdrawals }: Services) {
  return method<typeof calls.cancel, PlayerSubject>(
    calls.cancel,
    async ({ subject: { playerId }, params: { withdrawal: id } }) => {
      const cancelled = await withdrawals.cancel({ playerId, id });
      return cancelled.ok ? { status: 200, body: cancelled.value } : cancelled;
    },
  );
}
