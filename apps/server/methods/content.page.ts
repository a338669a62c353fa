import { content } from "@croupier/contracts";
import { presentInList } from "../content/present-entry.ts";
import { fillRegions } from "../content/fill-regions.ts";
import { leadsIn } from "../content/site-pages.ts";
import { showGames } from "../lobby/show-games.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** Where an address has moved to, the pages of the site say; here it is no page. */
export function contentPage({ answerFor, gameCatalogue, configurationOfBucket }: Services) {
  return method<typeof content.page, PlayerSubject>(
    content.page,
    async ({ params, query, client }) => {
      const configuration = await configurationOfBucket(params.bucket);
      if (configuration === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { defaultCurrency: currency, dynamicCardsEnabled } = configuration;
      const question = `page ${query.path} ${currency} ${dynamicCardsEnabled}`;
      const body = await answerFor({ ...params, question }, client, (view) => {
        const answer = view.pageByPath(query.path);
        if (answer.outcome !== "page") return undefined;
        const { page } = answer;
        const catalogue = gameCatalogue;
        const games = () => showGames({ view }, { catalogue, currency });
        const leads = leadsIn({ view, configuration }, { catalogue, games });
        return { ...presentInList(view, page), regions: fillRegions(view, page, leads) };
      });
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
