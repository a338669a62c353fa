import { content } from "@croupier/contracts";
import { presentEntry } from "../content/present-entry.ts";
import { showGames } from "../lobby/show-games.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentGameCategory({ answerFor, gameCatalogue, configurationOfBucket }: Services) {
  return method<typeof content.gameCategory, PlayerSubject>(
    content.gameCategory,
    async ({ params, client }) => {
      const { slug, ...place } = params;
      const currency = (await configurationOfBucket(place.bucket))?.defaultCurrency;
      if (currency === undefined) return { ok: false, refusal: { code: "not_found" } };
      const question = `category ${slug}`;
      const body = await answerFor({ ...place, question }, client, (view) => {
        const category = view.entryBySlug("game_category", slug);
        if (category === undefined) return undefined;
        const item = presentEntry(view, category);
        if ((category.common.filledWith ?? "picked") === "picked") return item;
        // Nobody picked these: they are what the catalogue says now.
        const games = showGames({ view }, { catalogue: gameCatalogue, currency }).ofCategory(slug);
        return { ...item, fields: { ...item.fields, games: games.map((game) => game.slug) } };
      });
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
