import { casino } from "@croupier/contracts";
import { showGames } from "../lobby/show-games.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** What editors offer to everybody: the games of the categories they say so of, as this caller sees them. */
export function casinoOffers(services: Services) {
  const { answerFor, brandOf, readSiteConfiguration, gameCatalogue: catalogue } = services;
  return method<typeof casino.offers, PlayerSubject>(casino.offers, async ({ client }) => {
    const { brandCode, languageDefault: language } = brandOf(client.host);
    const configuration = await readSiteConfiguration({ brandCode, language });
    if (configuration === undefined) return { status: 200, body: { games: [] } };
    const { bucket, defaultCurrency: currency } = configuration;
    const question = "free games";
    const body = await answerFor({ bucket, language, question }, client, (view) => {
      const offered = showGames({ view }, { catalogue, currency })
        .categories()
        .filter(({ isFreeOffer }) => isFreeOffer)
        .flatMap(({ games }) => games.map(({ gameId }) => gameId));
      return { games: [...new Set(offered)] };
    });
    // A body of its own: the same address means another brand at another host, so none stands ready for it.
    return { status: 200, body: { games: body?.games ?? [] } };
  });
}
