import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSetPlayerStatus({ playerDesk }: Services) {
  return method<typeof desk.setPlayerStatus, StaffSubject>(
    desk.setPlayerStatus,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const { status: wanted, reason } = body;
      const staffId = subject.staff.id;
      const changed = await playerDesk.changeStatus({ playerId, staffId, wanted, reason });
      return changed.ok ? { status: 204, body: null } : changed;
    },
  );
}
