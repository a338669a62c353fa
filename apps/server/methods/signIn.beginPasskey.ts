import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";
import { passkeySiteOf } from "./passkey-site.ts";

export function signInBeginPasskey(services: Services) {
  return method<typeof signIn.beginPasskey, PlayerSubject>(
    signIn.beginPasskey,
    async ({ subject, client }) => {
      const site = passkeySiteOf(services, client.host);
      const question = await services.players.passkeys.begin({ ...ownSession(subject), site });
      return question.ok ? { status: 200, body: { ...question.value } } : question;
    },
  );
}
