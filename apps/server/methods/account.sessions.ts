import { account } from "@croupier/contracts";
import { namesOfDevice } from "@croupier/players";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountSessions({ players }: Services) {
  return method<typeof account.sessions, PlayerSubject>(account.sessions, async ({ subject }) => {
    const open = await players.ownSessions.list(subject.playerId);
    const body = open.map((session) => ({
      id: session.sessionId,
      device: namesOfDevice(session.device),
      place: session.place,
      startedAt: session.startedAt.toISOString(),
      lastSeenAt: session.lastActiveAt.toISOString(),
      current: session.sessionId === subject.session.sessionId,
    }));
    return { status: 200, body };
  });
}
