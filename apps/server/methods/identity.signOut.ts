import { identity } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function identitySignOut(services: Services) {
  return method<typeof identity.signOut, PlayerSubject>(identity.signOut, async (call) => {
    await services.players.signOut(call.subject.token);
    call.setCookie(services.sessionCookie.clear());
    return { status: 204, body: null };
  });
}
