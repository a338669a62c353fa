import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function signInRemovePasskey({ players }: Services) {
  return method<typeof signIn.removePasskey, PlayerSubject>(
    signIn.removePasskey,
    async ({ subject, params }) => {
      const key = { ...ownSession(subject), passkeyId: params.passkey };
      const removed = await players.passkeys.remove(key);
      return removed.ok ? { status: 204, body: null } : removed;
    },
  );
}
