import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskAskProfile({ games }: Services) {
  return method<typeof gameDesk.askProfile, StaffSubject>(
    gameDesk.askProfile,
    async ({ params: { game }, body, subject }) => {
      const { profile, reason } = body;
      const staffId = subject.staff.id;
      const asked = await games.catalogue.askProfile({ game, profile, reason, staffId });
      return asked.ok ? { status: 201, body: { id: asked.value.id } } : asked;
    },
  );
}
