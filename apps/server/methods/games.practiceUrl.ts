import { games } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { findLauncher, launchForPractice } from "./launch-game.ts";

export function gamesPracticeUrl(services: Services) {
  return method<typeof games.practiceUrl, PlayerSubject>(
    games.practiceUrl,
    async ({ params, query, headers, client }) => {
      const { currencyCode, language, channelType } = query;
      const channel = headers["x-channel"] ?? channelType;
      const player = await findLauncher(services, client);
      const asked = { game: params.gameId, channel, currencyCode, language, client };
      return launchForPractice(services, player, asked);
    },
  );
}
