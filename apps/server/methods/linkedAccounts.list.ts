import { linkedAccounts } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function linkedAccountsList({ players }: Services) {
  return method<typeof linkedAccounts.list, PlayerSubject>(
    linkedAccounts.list,
    async ({ subject: { playerId } }) => {
      return { status: 200, body: { items: await players.linkedAccounts.list(playerId) } };
    },
  );
}
