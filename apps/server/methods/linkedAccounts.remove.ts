import { linkedAccounts } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function linkedAccountsRemove({ players }: Services) {
  return method<typeof linkedAccounts.remove, PlayerSubject>(
    linkedAccounts.remove,
    async ({ subject: { playerId }, params: { account: id } }) => {
      const removed = await players.linkedAccounts.remove({ playerId, id });
      return removed.ok ? { status: 204, body: null } : removed;
    },
  );
}
