import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskCancelFreeRounds({ games }: Services) {
  return method<typeof gameDesk.cancelFreeRounds, StaffSubject>(
    gameDesk.cancelFreeRounds,
    async ({ params: { grant: id }, body: { reason }, subject }) => {
      if (!isUuid(id)) return unknown;
      const done = await games.grants.cancel({ id, reason, staffId: subject.staff.id });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
