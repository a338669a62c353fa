import type { GameIndex } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { gameFeatures, volatilities } from "@croupier/contracts/game-words";

const first =
  "Amber Ancient Arctic Azure Bold Brave Bright Calm Cedar Copper Coral Crimson Crystal Dancing Dawn Deep Desert Diamond Distant Dragon Dusk Eagle Eastern Echo Ember Emerald Endless Falcon Fallen Fiery Flying Forest Fortune Frosted Gilded Glass Golden Grand Hidden Highland Hollow Imperial Indigo Iron Ivory Jade Jolly Lantern Lonely Lucky Lunar Magic Marble Meadow Midnight Mighty Misty Moonlit Mystic Night Noble Northern Ocean Olive Opal Painted Pearl Phantom Pine Quiet Rapid Raven River Roaming Royal Ruby Sacred Sapphire Scarlet Secret Shining Silent Silver Smoky Solar Southern Spirit Starlit Stone Storm Summer Sunken Swift Thunder Tidal Topaz Twilight Velvet Wandering Western Wild Winter Wooden".split(
    " ",
  );
const second =
  "Anchor Arrow Badger Bay Bazaar Bear Bell Bloom Bridge Canyon Caravan Carnival Castle Catch Circus Cliff Comet Compass Court Cove Crown Dice Dolphin Falls Feather Fjord Flame Fountain Fox Frontier Garden Gate Glade Harbour Harvest Hawk Heron Hive Hunt Island Journey Jungle Keep Kingdom Lagoon Lake Lion Lotus Maze Mill Mine Mirror Mountain Oasis Orchard Orchid Owl Palace Panther Path Peak Phoenix Pirate Pyramid Quest Reef Rider River Road Rose Safari Sail Shore Spell Spring Stag Star Temple Throne Tide Tiger Tower Trail Treasure Tree Valley Vault Voyage Wall Wave Wheel Willow Wind Wolf Woods".split(
    " ",
  );
const last = ["", " II", " Deluxe", " Megaways", " Gold", " Nights", " of Riches", " Quick Play"];
const providers = Array.from({ length: 60 }, (_, place) => `Studio ${first[place] ?? place}`);
const categoriesCount = 40;

/** As many games as asked, with names as such games bear, each in three categories. */
export function madeUpIndex(count: number): GameIndex {
  const games = Array.from({ length: count }, (_, place) => {
    const name = `${pick(first, place * 7)} ${pick(second, place * 13)}${pick(last, place)}`;
    const slug = `game-${place}`;
    return {
      id: slug,
      gameId: slug,
      title: place < 1_000 ? name : `${name} ${place}`,
      slug,
      linkUrl: `/casino/c${place % categoriesCount}/s/${slug}`,
      category: `c${place % categoriesCount}`,
      categoryName: `Category ${place % categoriesCount}`,
      subCategory: "s",
      media: "tall" as const,
      audiences: [],
      facts: {
        provider: pick(providers, place),
        family: "lines",
        returnToPlayer: 0.94 + (place % 5) / 100,
        volatility: pick(volatilities, place),
        features: [pick(gameFeatures, place), pick(gameFeatures, place * 5 + 1)],
        stakeMin: "0.10",
        stakeMax: "100.00",
        jackpot: place % 50 === 0,
        since: "2026-11-01",
      },
    };
  });
  const categories = Array.from({ length: categoriesCount }, (_, category) => ({
    slug: `c${category}`,
    name: `Category ${category}`,
    path: `/casino/c${category}`,
    showAll: `/casino/c${category}/all`,
    games: games.flatMap((_, place) =>
      place % categoriesCount === category || place % 20 === category % 20 ? [place] : [],
    ),
  }));
  return { currency: getAsset("USD"), games, categories };
}

function pick<Value>(from: readonly Value[], place: number): Value {
  const value = from[place % from.length];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}
