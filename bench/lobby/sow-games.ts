import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createContent } from "@croupier/content";
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { World } from "@croupier/tools/world";
import { projectRoot } from "../bench-world.ts";
import { madeUpIndex } from "../search/made-up-index.ts";

const makers = Array.from("abcdefghijklmnopqrst", (letter) => `maker_${letter}`);
const categories = 10;
const batch = 1_000;
const languages = ["en", "es", "de"] as const;

/** What the server has to be told for the games of these makers to be offered: where their pages are. */
export const makersEnv = {
  CROUPIER_STUDIOS: makers.map((maker) => `${maker}=http://localhost:9`).join(","),
};

/** So many games that can be opened, each with a page of its own, in categories of their own. */
export async function sowGames({ appUrl, adminUrl }: World, count: number): Promise<void> {
  const { games } = madeUpIndex(count);
  const admin = connect({ url: adminUrl, max: 1, name: "croupier bench games" });
  const app = connect({ url: appUrl, max: 2, name: "croupier bench content" });
  try {
    await admin.pool.query(
      `INSERT INTO providers.provider (provider, name, dialect, spend, created_at)
       SELECT maker, initcap(replace(maker, '_', ' ')), 'croupier', 'cash_first', now()
       FROM unnest($1::text[]) AS maker`,
      [makers],
    );
    await admin.pool.query(
      `INSERT INTO providers.game (game, provider, game_code, path, product, return_to_player, deviation,
         round_ms, stakes, added_at)
       SELECT game, ($2::text[])[1 + (place % cardinality($2::text[]))::int], game, '/' || game, 'casino',
         0.93 + (place % 6) / 100.0, 1 + place % 9, 0, $3::jsonb, now() - place * interval '1 hour'
       FROM unnest($1::text[]) WITH ORDINALITY AS listed (game, place)`,
      [games.map(({ gameId }) => gameId), makers, JSON.stringify({ EUR: stakes, USD: stakes })],
    );
    const content = createContent({ database: app });
    const art = await readArt();
    const entries = [
      ...games.map(({ gameId, title }, place) => ({
        id: uuidv7(),
        kind: "casino_game_page",
        common: {
          gameId,
          category: `made-up-${place % categories}`,
          subCategory: "lines",
          // Neighbours in a rail, in a filter and in the list of all have different pictures.
          ...art[(place * 7 + Math.floor(place / categories)) % art.length],
        },
        languages: inEach(() => ({ title, slug: gameId, blocks: [] })),
      })),
      ...Array.from({ length: categories }, (_, category) => ({
        id: uuidv7(),
        kind: "game_category",
        common: {
          games: games
            .filter((__, place) => place % categories === category)
            .map(({ slug }) => slug),
          subCategories: [],
          showAllSuffix: "all",
          position: category,
        },
        languages: inEach(() => ({
          slug: `made-up-${category}`,
          name: `World ${category}`,
          title: `Games of world ${category}`,
        })),
      })),
    ];
    for (let from = 0; from < entries.length; from += batch) {
      const file = {
        format: "croupier-content",
        schemaVersion: 2,
        entries: entries.slice(from, from + batch),
      };
      const answer = await content.importBucket({ bucket: "default", file, by: "bench" });
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    }
  } finally {
    await Promise.all([admin.close(), app.close()]);
  }
}

const stakes = { min: "0.10", max: "100.00" };

/** The pictures of the demo's games: thousands of cards share them, as they would share a style. */
async function readArt(): Promise<readonly { cardImage?: string; cardVerticalImage?: string }[]> {
  const folder = join(projectRoot, "database/demo/content/default/casino_game_page");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  const entries = await Promise.all(
    files.map(async (file) => {
      const { common } = JSON.parse(await readFile(join(folder, file), "utf8")) as {
        common: { cardImage?: string; cardVerticalImage?: string };
      };
      const { cardImage, cardVerticalImage } = common;
      return {
        ...(cardImage !== undefined && { cardImage }),
        ...(cardVerticalImage !== undefined && { cardVerticalImage }),
      };
    }),
  );
  return entries.filter(({ cardVerticalImage }) => cardVerticalImage !== undefined);
}

function inEach<Value>(write: () => Value): Record<string, Value> {
  return Object.fromEntries(languages.map((language) => [language, write()]));
}
