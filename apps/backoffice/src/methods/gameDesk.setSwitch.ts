import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { createShowGame } from "../games/show-game.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskSetSwitch(services: Services) {
  const { games } = services;
  const showGame = createShowGame(services);
  return method<typeof gameDesk.setSwitch, StaffSubject>(
    gameDesk.setSwitch,
    async ({ params, body, subject }) => {
      const { game } = params;
      const switched = await games.catalogue.setSwitch({
        ...body,
        game,
        staffId: subject.staff.id,
      });
      if (!switched.ok) return switched;
      const shown = await showGame(game, subject);
      if (shown === undefined) return unknown;
      return { status: 200, body: { ...switched.value, game: shown } };
    },
  );
}
