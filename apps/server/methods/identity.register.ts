import { identity, type Registration } from "@croupier/contracts";
import { kindOfCode } from "@croupier/site/referral";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { arrivalOf, letIn } from "./arrival.ts";

export function identityRegister(services: Services) {
  return method<typeof identity.register, PlayerSubject>(identity.register, async (call) => {
    const registered = await services.players.register({
      registration: withOwnRule(call.body),
      brand: services.brandOf(call.client.host),
      ...arrivalOf(services, call),
    });
    if (!registered.ok) return registered;
    // Who sent the player is written down with the account; the browser need not remember it.
    for (const cookie of services.affiliates.forget(call.client.cookies)) call.setCookie(cookie);
    return letIn(services, call, registered.value);
  });
}

/** Whose code it is follows from the code, whatever a browser says. */
function withOwnRule(registration: Registration): Registration {
  const { referral } = registration;
  if (referral === undefined) return registration;
  const type = kindOfCode(referral.code, referral.sharingMethod);
  return { ...registration, referral: { ...referral, type } };
}
