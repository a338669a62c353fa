import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function signInRenamePasskey({ players }: Services) {
  return method<typeof signIn.renamePasskey, PlayerSubject>(
    signIn.renamePasskey,
    async ({ subject, params, body }) => {
      const { playerId } = subject;
      const key = { playerId, passkeyId: params.passkey, name: body.name };
      const renamed = await players.passkeys.rename(key);
      return renamed.ok ? { status: 204, body: null } : renamed;
    },
  );
}
