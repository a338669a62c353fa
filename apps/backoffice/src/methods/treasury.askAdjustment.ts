import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function treasuryAskAdjustment({ adjustments }: Services) {
  return method<typeof treasury.askAdjustment, StaffSubject>(
    treasury.askAdjustment,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const { direction, amount, reason, words } = body;
      const staffId = subject.staff.id;
      const asked = await adjustments.ask({ playerId, staffId, direction, amount, reason, words });
      return asked.ok ? { status: 201, body: { id: asked.value.id } } : asked;
    },
  );
}
