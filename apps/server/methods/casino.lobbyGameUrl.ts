import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { findLauncher, launchForMoney, launchForPractice } from "./launch-game.ts";

export function casinoLobbyGameUrl(services: Services) {
  return method<typeof casino.lobbyGameUrl, PlayerSubject>(
    casino.lobbyGameUrl,
    async ({ params, query, headers, client }) => {
      const player = await findLauncher(services, client);
      const { mode, currencyCode, language, channelType } = query;
      const channel = headers["x-channel"] ?? channelType;
      const asked = { game: params.id, channel, currencyCode, language, client };
      if (mode === "practice") return launchForPractice(services, player, asked);
      if (player === undefined) return { ok: false, refusal: { code: "not_signed_in" } };
      return launchForMoney(services, player, asked);
    },
  );
}
