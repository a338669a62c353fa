import { identity } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { arrivalOf, letIn } from "./arrival.ts";

export function identitySignIn(services: Services) {
  return method<typeof identity.signIn, PlayerSubject>(identity.signIn, async (call) => {
    const signedIn = await services.players.signIn({
      ...call.body,
      ...arrivalOf(services, call),
      brand: services.brandOf(call.client.host).code,
    });
    if (!signedIn.ok) return signedIn;
    const outcome = signedIn.value;
    if (outcome.step === "in") return letIn(services, call, outcome);
    call.setCookie(services.entryCookies.setPartial(outcome.partialToken));
    return { status: 200, body: { mfaRequired: true, methods: [...outcome.methods] } };
  });
}
