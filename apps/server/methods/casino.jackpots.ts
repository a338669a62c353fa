import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoJackpots({ liveGames }: Services) {
  return method<typeof casino.jackpots, PlayerSubject>(casino.jackpots, async ({ query }) => ({
    status: 200,
    body: { items: await liveGames.readJackpots(query.currencyCode) },
  }));
}
