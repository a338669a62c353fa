import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { createShowGame } from "../games/show-game.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskGame(services: Services) {
  const showGame = createShowGame(services);
  return method<typeof gameDesk.game, StaffSubject>(gameDesk.game, async ({ params, subject }) => {
    const shown = await showGame(params.game, subject);
    return shown === undefined ? unknown : { status: 200, body: shown };
  });
}
