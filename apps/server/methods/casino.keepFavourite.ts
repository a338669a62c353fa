import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoKeepFavourite(services: Services) {
  return method<typeof casino.keepFavourite, PlayerSubject>(
    casino.keepFavourite,
    async ({ subject: { playerId }, params: { gameId: game } }) => {
      if (!services.gameCatalogue.has(game)) return { ok: false, refusal: { code: "not_found" } };
      await services.casino.ownGames.keep({ playerId, game });
      return { status: 204, body: null };
    },
  );
}
