import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** A game that cannot be played any more may be dropped all the same. */
export function casinoDropFavourite(services: Services) {
  return method<typeof casino.dropFavourite, PlayerSubject>(
    casino.dropFavourite,
    async ({ subject: { playerId }, params: { gameId: game } }) => {
      await services.casino.ownGames.drop({ playerId, game });
      return { status: 204, body: null };
    },
  );
}
