import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoOwnGames(services: Services) {
  return method<typeof casino.ownGames, PlayerSubject>(casino.ownGames, async ({ subject }) => {
    const own = await services.casino.ownGames.read(subject.playerId);
    return {
      status: 200,
      body: {
        recent: [...own.recent],
        mostPlayed: [...own.mostPlayed],
        favourites: [...own.favourites],
        unfinished: [...own.unfinished],
      },
    };
  });
}
