import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { passkeySiteOf } from "./passkey-site.ts";

export function signInPasskeyQuestion(services: Services) {
  return method<typeof signIn.passkeyQuestion, PlayerSubject>(
    signIn.passkeyQuestion,
    async ({ client }) => {
      const site = passkeySiteOf(services, client.host);
      return { status: 200, body: { ...(await services.players.beginPasskeySignIn(site)) } };
    },
  );
}
