import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { isId } from "./is-id.ts";

export function accountEndSession({ players, sessionCookie }: Services) {
  return method<typeof account.endSession, PlayerSubject>(account.endSession, async (call) => {
    const { playerId, session } = call.subject;
    const { id: sessionId } = call.params;
    // Somebody else's, one that has ended and one that never was: none of them is the player's to end.
    if (isId(sessionId)) await players.ownSessions.endOne({ playerId, sessionId });
    if (sessionId === session.sessionId) call.setCookie(sessionCookie.clear());
    return { status: 204, body: null };
  });
}
