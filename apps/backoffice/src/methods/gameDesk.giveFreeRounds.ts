import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
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
      const passedOver = given.value.flatMap(({ playerId, passedOver: why }) =>
        why === null ? [] : [{ playerId, why }],
      );
      return { status: 201, body: { given: given.value.length - passedOver.length, passedOver } };
    },
  );
}
