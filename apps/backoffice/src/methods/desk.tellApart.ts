import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskTellApart({ playerDesk }: Services) {
  return method<typeof desk.tellApart, StaffSubject>(
    desk.tellApart,
    async ({ params, body, subject }) => {
      const { player: playerId, match: matchId } = params;
      if (!isUuid(playerId) || !isUuid(matchId)) return unknown;
      const { reason } = body;
      const staffId = subject.staff.id;
      const told = await playerDesk.tellApart({ playerId, matchId, staffId, reason });
      return told.ok ? { status: 204, body: null } : told;
    },
  );
}
