import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { arrivalOf, letIn } from "./arrival.ts";

export function signInSecondStep(services: Services) {
  return method<typeof signIn.secondStep, PlayerSubject>(signIn.secondStep, async (call) => {
    const signedIn = await services.players.signInSecondStep({
      ...call.body,
      ...arrivalOf(services, call),
      brand: services.brandOf(call.client.host).code,
      partialToken: services.entryCookies.readPartial(call.client.cookies),
    });
    return signedIn.ok ? letIn(services, call, signedIn.value) : signedIn;
  });
}
