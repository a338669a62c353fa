import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskExcludePlayer({ saferPlay, oversight }: Services) {
  return method<typeof desk.excludePlayer, StaffSubject>(
    desk.excludePlayer,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const { months, reason } = body;
      const staffId = subject.staff.id;
      const excluded = await saferPlay.exclude({
        playerId,
        months,
        byStaff: {
          staffId,
          reason,
          record: (tx) =>
            oversight.recordAct(tx, {
              staffId,
              action: "players.excluded",
              subject: playerId,
              facts: { reason },
              after: { months },
            }),
        },
      });
      return excluded.ok ? { status: 204, body: null } : excluded;
    },
  );
}
