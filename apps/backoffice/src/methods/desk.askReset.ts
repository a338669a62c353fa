import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { presentReset } from "../desk/present-player.ts";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAskReset({ playerDesk }: Services) {
  return method<typeof desk.askReset, StaffSubject>(
    desk.askReset,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const { id: staffId, name } = subject.staff;
      const asked = await playerDesk.askReset({ playerId, staffId, reason: body.reason });
      return asked.ok ? { status: 201, body: presentReset(asked.value, () => name) } : asked;
    },
  );
}
