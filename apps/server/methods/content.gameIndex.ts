import { content, type GameIndex, type ShownGame } from "@croupier/contracts";
import { allGamesSlug } from "@croupier/contracts/game-words";
import type { View } from "@croupier/content";
import type { Asset } from "@croupier/kit/money";
import type { GameCatalogue } from "../lobby/game-catalogue.ts";
import { showGames } from "../lobby/show-games.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentGameIndex({ answerFor, gameCatalogue, configurationOfBucket }: Services) {
  return method<typeof content.gameIndex, PlayerSubject>(
    content.gameIndex,
    async ({ params, client }) => {
      const currency = (await configurationOfBucket(params.bucket))?.defaultCurrency;
      if (currency === undefined) return { ok: false, refusal: { code: "not_found" } };
      const question = `${indexOfVersion(gameCatalogue)}${currency}`;
      const body = await answerFor({ ...params, question }, client, (view) =>
        indexOf(view, gameCatalogue, currency),
      );
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}

const anIndex = "game index ";
const indexOfVersion = ({ version }: GameCatalogue) => `${anIndex}${version} `;

/** False for an index of games as they were: content is the same, and who can be played is not. */
export function isIndexNow(question: string, catalogue: GameCatalogue): boolean {
  return !question.startsWith(anIndex) || question.startsWith(indexOfVersion(catalogue));
}

function indexOf(view: View, catalogue: GameCatalogue, currency: Asset): GameIndex {
  const shown = showGames({ view }, { catalogue, currency });
  const games = shown.all();
  const places = new Map(games.map((game, place) => [game, place]));
  const categories = shown
    .categories()
    .map(({ slug, name, path, showAllSuffix, games: listed }) => ({
      slug,
      name,
      path,
      showAll: `${path}/${showAllSuffix}`,
      games: listed.flatMap((game) => places.get(game) ?? []),
    }));
  return { currency, games: [...games], categories: withHomes(categories, games) };
}

/** A game that only its own page names a category for is found in that category all the same. */
function withHomes(
  categories: GameIndex["categories"],
  games: readonly ShownGame[],
): GameIndex["categories"] {
  return categories.map((category) => {
    if (category.slug === allGamesSlug) return category;
    const listed = new Set(category.games);
    const homeless = games.flatMap((game, place) =>
      game.category === category.slug && !listed.has(place) ? [place] : [],
    );
    return homeless.length === 0
      ? category
      : { ...category, games: [...category.games, ...homeless] };
  });
}
