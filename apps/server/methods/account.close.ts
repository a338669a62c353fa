import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountClose({ players, sessionCookie }: Services) {
  return method<typeof account.close, PlayerSubject>(account.close, async (call) => {
    const { password, reason } = call.body;
    const { playerId } = call.subject;
    const closed = await players.closeAccount({ playerId, password, reason });
    if (!closed.ok) return closed;
    call.setCookie(sessionCookie.clear());
    return { status: 204, body: null };
  });
}
