import type { PlayerSubject } from "../src/services.ts";

/** What a proof is bound to: whose session, and which. */
export function ownSession({ playerId, session }: PlayerSubject) {
  return { playerId, sessionId: session.sessionId };
}
