import { createOfferedGames, readPots } from "@croupier/casino";
import type { BrandConfiguration } from "@croupier/contracts";
import type { Content } from "@croupier/content";
import type { Database } from "@croupier/database";
import { createCallerViews } from "../content/caller-views.ts";
import { createLiveContent } from "../content/live-content.ts";
import { createSitePages } from "../content/site-pages.ts";
import { createCasinoPages } from "../lobby/casino-pages.ts";
import { nothingGiven } from "../lobby/live-games.ts";
import { openPots } from "../lobby/open-pots.ts";
import { openCatalogue } from "../lobby/open-catalogue.ts";
import type { FanOut } from "../realtime/fan-out.ts";
import type { Services } from "./services.ts";
import type { Studios } from "./compose-studios.ts";

interface Needs extends Pick<
  Services,
  "players" | "casino" | "sessionCookie" | "brandOf" | "placeOf" | "readSiteConfiguration" | "clock"
> {
  readonly database: Database;
  readonly content: Content;
  readonly studios: Studios;
  readonly fanOut: FanOut;
  readonly reportError: (error: unknown, where: string) => void;
}

/** What is published, the games that can be played, and how both are seen: by pages and by calls. */
export async function composeContent(needs: Needs) {
  const { content, fanOut, readSiteConfiguration, clock } = needs;
  const liveContent = await createLiveContent({
    content,
    fanOut,
    reportError: (error) => needs.reportError(error, "content"),
  });
  const own = createOfferedGames(needs);
  const catalogue = await openCatalogue({
    readState: async () => (await Promise.all([own.state(), needs.studios.state()])).join(", "),
    readOffered: async () => (await Promise.all([own.read(), needs.studios.offered()])).flat(),
    reportError: (error) => needs.reportError(error, "game catalogue"),
  });
  const pots = await openPots({
    readPots: () => readPots(needs.database),
    reportError: (error) => needs.reportError(error, "pots"),
  });
  const pageNeeds = { readSiteConfiguration, liveContent, clock, catalogue };
  return {
    liveContent,
    catalogue,
    seen: {
      ...createCallerViews({ ...needs, liveContent, catalogue }),
      sitePages: { ...createSitePages(pageNeeds), ...createCasinoPages(pageNeeds) },
      gameCatalogue: catalogue,
      liveGames: { ...nothingGiven, readJackpots: pots.readJackpots },
      onPotsChange: pots.onChange,
      async configurationOfBucket(bucket: string): Promise<BrandConfiguration | undefined> {
        const facts = liveContent.factsOf(bucket);
        if (facts === undefined) return undefined;
        const { brandCode, languageDefault: language } = facts;
        return readSiteConfiguration({ brandCode, language });
      },
    },
  };
}
