import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";
import { passkeySiteOf, presentPasskey } from "./passkey-site.ts";

export function signInAddPasskey(services: Services) {
  return method<typeof signIn.addPasskey, PlayerSubject>(
    signIn.addPasskey,
    async ({ subject, client, body }) => {
      const added = await services.players.passkeys.add({
        ...body,
        own: ownSession(subject),
        brand: services.brandOf(client.host).code,
        site: passkeySiteOf(services, client.host),
      });
      return added.ok ? { status: 201, body: presentPasskey(added.value) } : added;
    },
  );
}
