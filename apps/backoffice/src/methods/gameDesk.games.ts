import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { staffNames } from "../desk/staff-names.ts";
import { presentKeptGame } from "../games/present-game.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskGames({ games, oversight }: Services) {
  return method<typeof gameDesk.games, StaffSubject>(gameDesk.games, async ({ subject }) => {
    const found = await games.catalogue.list();
    const onlooker = { staffId: subject.staff.id, nameOf: await staffNames(oversight) };
    return { status: 200, body: { items: found.map((game) => presentKeptGame(game, onlooker)) } };
  });
}
