import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskAnswerProfile({ games }: Services) {
  return method<typeof gameDesk.answerProfile, StaffSubject>(
    gameDesk.answerProfile,
    async ({ params: { change: id }, body, subject }) => {
      if (!isUuid(id)) return unknown;
      const staffId = subject.staff.id;
      const done = await games.catalogue.answerProfile({ id, staffId, verdict: body.answer });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
