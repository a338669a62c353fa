import { identity } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { presentSignedIn } from "./present-signed-in.ts";

export function identitySignIn(services: Services) {
  return method<typeof identity.signIn, PlayerSubject>(identity.signIn, async (call) => {
    const { client } = call;
    const signedIn = await services.players.signIn({
      ...call.body,
      brand: services.brandOf(client.host).code,
      present: services.placeOf(client.address),
      address: client.address,
      userAgent: client.userAgent,
      previousToken: services.sessionCookie.read(client.cookies),
    });
    if (!signedIn.ok) return signedIn;
    const { user, session, token } = signedIn.value;
    // A registration that was cut off after its first commit is completed here.
    await services.welcome({ id: user.id, currency: user.attributes.currency });
    call.setCookie(services.sessionCookie.set(token));
    return { status: 201, body: presentSignedIn(user, session) };
  });
}
