import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { arrivalOf, letIn } from "./arrival.ts";
import { passkeySiteOf } from "./passkey-site.ts";

export function signInWithPasskey(services: Services) {
  return method<typeof signIn.withPasskey, PlayerSubject>(signIn.withPasskey, async (call) => {
    const { host } = call.client;
    const signedIn = await services.players.signInWithPasskey({
      ...arrivalOf(services, call),
      answer: call.body,
      brand: services.brandOf(host).code,
      site: passkeySiteOf(services, host),
    });
    return signedIn.ok ? letIn(services, call, signedIn.value) : signedIn;
  });
}
