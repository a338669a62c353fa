import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskEndPlayerSession({ playerDesk }: Services) {
  return method<typeof desk.endPlayerSession, StaffSubject>(
    desk.endPlayerSession,
    async ({ params, subject }) => {
      const { player: playerId, visit: sessionId } = params;
      if (!isUuid(playerId) || !isUuid(sessionId)) return unknown;
      const staffId = subject.staff.id;
      const ended = await playerDesk.endSessions({ playerId, sessionId, staffId });
      return ended.ok ? { status: 204, body: null } : ended;
    },
  );
}
