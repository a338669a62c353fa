import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskEndPlayerSessions({ playerDesk }: Services) {
  return method<typeof desk.endPlayerSessions, StaffSubject>(
    desk.endPlayerSessions,
    async ({ params, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const ended = await playerDesk.endSessions({ playerId, staffId: subject.staff.id });
      return ended.ok ? { status: 204, body: null } : ended;
    },
  );
}
