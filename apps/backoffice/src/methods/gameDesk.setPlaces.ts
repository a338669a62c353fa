import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { createShowGame } from "../games/show-game.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskSetPlaces(services: Services) {
  const { games } = services;
  const showGame = createShowGame(services);
  return method<typeof gameDesk.setPlaces, StaffSubject>(
    gameDesk.setPlaces,
    async ({ params: { game }, body, subject }) => {
      const { closedUnder, reason } = body;
      const staffId = subject.staff.id;
      const set = await games.catalogue.setPlaces({ game, closedUnder, reason, staffId });
      if (!set.ok) return set;
      const shown = await showGame(game, subject);
      return shown === undefined ? unknown : { status: 200, body: shown };
    },
  );
}
