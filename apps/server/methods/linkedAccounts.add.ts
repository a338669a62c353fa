import { linkedAccounts } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function linkedAccountsAdd({ players, placeOf }: Services) {
  return method<typeof linkedAccounts.add, PlayerSubject>(
    linkedAccounts.add,
    async ({ subject, body: account, client: { address } }) => {
      const own = ownSession(subject);
      const added = await players.linkedAccounts.add({ own, present: placeOf(address), account });
      return added.ok ? { status: 201, body: added.value } : added;
    },
  );
}
