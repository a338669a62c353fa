import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountEndSessions({ players, sessionCookie }: Services) {
  return method<typeof account.endSessions, PlayerSubject>(account.endSessions, async (call) => {
    await players.ownSessions.endAll(call.subject.playerId);
    call.setCookie(sessionCookie.clear());
    return { status: 204, body: null };
  });
}
