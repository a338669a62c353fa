import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRevealPlayer({ playerDesk }: Services) {
  return method<typeof desk.revealPlayer, StaffSubject>(
    desk.revealPlayer,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const staffId = subject.staff.id;
      const shown = await playerDesk.reveal({ playerId, staffId, reason: body.reason });
      return shown.ok ? { status: 200, body: shown.value } : shown;
    },
  );
}
