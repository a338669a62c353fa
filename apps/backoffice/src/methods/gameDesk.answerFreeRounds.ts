import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentGiven } from "../games/present-grant.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskAnswerFreeRounds({ games }: Services) {
  return method<typeof gameDesk.answerFreeRounds, StaffSubject>(
    gameDesk.answerFreeRounds,
    async ({ params: { press: pressId }, body: { answer: verdict, note }, subject }) => {
      if (!isUuid(pressId)) return unknown;
      const staffId = subject.staff.id;
      const done = await games.grants.answer({ pressId, staffId, verdict, note });
      return done.ok ? { status: 200, body: presentGiven(done.value) } : done;
    },
  );
}
