import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** Each game once, however many grants there are: the one that runs out first leads. */
export function casinoPromotionalSpins(services: Services) {
  return method<typeof casino.promotionalSpins, PlayerSubject>(
    casino.promotionalSpins,
    async ({ subject }) => {
      const grants = await services.casino.grants.listPlayable(subject.playerId);
      const games = new Set(grants.map(({ game }) => game));
      return {
        status: 200,
        body: { games: [...games].filter((game) => services.gameCatalogue.has(game)) },
      };
    },
  );
}
