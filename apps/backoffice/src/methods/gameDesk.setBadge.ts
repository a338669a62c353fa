import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { createShowGame } from "../games/show-game.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskSetBadge(services: Services) {
  const { games } = services;
  const showGame = createShowGame(services);
  return method<typeof gameDesk.setBadge, StaffSubject>(
    gameDesk.setBadge,
    async ({ params: { game }, body: { badge }, subject }) => {
      const set = await games.catalogue.setBadge({ game, badge, staffId: subject.staff.id });
      if (!set.ok) return set;
      const shown = await showGame(game, subject);
      return shown === undefined ? unknown : { status: 200, body: shown };
    },
  );
}
