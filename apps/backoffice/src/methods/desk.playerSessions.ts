import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPlayerSessions({ playerDesk }: Services) {
  return method<typeof desk.playerSessions, StaffSubject>(
    desk.playerSessions,
    async ({ params }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId) || !(await playerDesk.isPlayer(playerId))) return unknown;
      const sessions = await playerDesk.listSessions(playerId);
      const items = sessions.map(({ sessionId, device, place, startedAt, lastActiveAt }) => ({
        id: sessionId,
        device,
        place,
        startedAt: startedAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
      }));
      return { status: 200, body: { items } };
    },
  );
}
