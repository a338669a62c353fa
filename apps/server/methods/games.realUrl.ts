import { games } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { launchForMoney } from "./launch-game.ts";

export function gamesRealUrl(services: Services) {
  return method<typeof games.realUrl, PlayerSubject>(
    games.realUrl,
    async ({ params, query, headers, subject, client }) => {
      const { currencyCode, language, channelType } = query;
      const channel = headers["x-channel"] ?? channelType;
      const asked = { game: params.gameId, channel, currencyCode, language, client };
      return launchForMoney(services, subject, asked);
    },
  );
}
