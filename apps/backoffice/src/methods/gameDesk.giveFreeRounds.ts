import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentGiven } from "../games/present-grant.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskGiveFreeRounds({ games }: Services) {
  return method<typeof gameDesk.giveFreeRounds, StaffSubject>(
    gameDesk.giveFreeRounds,
    async ({ body, subject }) => {
      const { pressId, players: playerIds, game, currency: asset, stake, rounds, reason } = body;
      const given = await games.grants.give({
        pressId,
        playerIds,
        game,
        asset,
        stake,
        rounds,
        reason,
        expiresAt: new Date(body.expiresAt),
        staffId: subject.staff.id,
      });
      if (!given.ok) return given;
      const waiting = given.value.filter(({ waits }) => waits).length;
      const { given: all, passedOver } = presentGiven(given.value);
      return { status: 201, body: { given: all - waiting, waiting, passedOver } };
    },
  );
}
