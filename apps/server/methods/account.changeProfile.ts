import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function accountChangeProfile({ players, brandOf }: Services) {
  return method<typeof account.changeProfile, PlayerSubject>(
    account.changeProfile,
    async ({ subject, body: change, client }) => {
      const brand = brandOf(client.host);
      const changed = await players.profile.change({ ...ownSession(subject), change, brand });
      return changed.ok ? { status: 200, body: changed.value } : changed;
    },
  );
}
