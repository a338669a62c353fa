import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** What can be played is remembered; any other word is nobody's game. */
export function casinoRecordPlay(services: Services) {
  return method<typeof casino.recordPlay, PlayerSubject>(
    casino.recordPlay,
    async ({ subject: { playerId }, body: { gameId: game } }) => {
      if (!services.gameCatalogue.has(game)) return { ok: false, refusal: { code: "not_found" } };
      await services.casino.ownGames.recordPlay({ playerId, game });
      return { status: 202, body: null };
    },
  );
}
