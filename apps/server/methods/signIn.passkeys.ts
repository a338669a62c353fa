import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { presentPasskey } from "./passkey-site.ts";

export function signInPasskeys({ players }: Services) {
  return method<typeof signIn.passkeys, PlayerSubject>(signIn.passkeys, async ({ subject }) => {
    const keys = await players.passkeys.list(subject.playerId);
    return { status: 200, body: keys.map(presentPasskey) };
  });
}
