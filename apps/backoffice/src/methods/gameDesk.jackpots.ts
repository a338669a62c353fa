import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { staffNames } from "../desk/staff-names.ts";
import { presentJackpot } from "../games/present-jackpot.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskJackpots({ games, oversight, playerDesk }: Services) {
  return method<typeof gameDesk.jackpots, StaffSubject>(gameDesk.jackpots, async ({ subject }) => {
    const found = await games.jackpots.list();
    const winners = found.flatMap(({ dropped }) => dropped.map(({ playerId }) => playerId));
    const onlooker = {
      staffId: subject.staff.id,
      nameOf: await staffNames(oversight),
      playerOf: await playerDesk.name([...new Set(winners)]),
    };
    return { status: 200, body: { items: found.map((one) => presentJackpot(one, onlooker)) } };
  });
}
