import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstGames } from "./catalogue/first-games.ts";
import { findFamily } from "./families.ts";

const pages = join(import.meta.dirname, "../../../database/demo/content/default/casino_game_page");

test.each([
  ["dice", []],
  ["crash", ["cash-out", "many-players"]],
  ["lines", ["free-rounds", "multipliers", "wilds"]],
  ["blackjack", ["double", "insurance", "side-bet", "split"]],
  ["mines", ["cash-out"]],
  ["plinko", ["multipliers"]],
  ["roulette", []],
  ["video-poker", []],
  ["ways", ["cascades", "multipliers", "wilds"]],
  ["tumble", ["cascades", "free-rounds", "multipliers"]],
])("the features of %s are those of the configuration that runs", (name, features) => {
  const family = findFamily(name);
  expect(family?.featuresOf(family.config)).toEqual(features);
});

test.each([
  ["lines", "free-rounds", { freeSpins: { scatters: 3, first: 0, again: 0, most: 0, times: 1 } }],
  ["lines", "multipliers", { freeSpins: { scatters: 3, first: 8, again: 8, most: 40, times: 1 } }],
  ["lines", "wilds", { wild: "none" }],
  ["blackjack", "split", { handsOfSeat: 1 }],
  ["blackjack", "side-bet", { pairsPay: { perfect: 0, coloured: 0, mixed: 0 } }],
  ["ways", "multipliers", { times: [1] }],
  ["ways", "wilds", { reels: [{ plum: 1 }] }],
  ["tumble", "free-rounds", { weights: { ruby: 1, ember: 1 } }],
  ["tumble", "multipliers", { weights: { ruby: 1 } }],
])("a game of %s configured without %s does not have it", (name, feature, change) => {
  const family = findFamily(name);
  const before = family?.featuresOf(family.config);
  const after = family?.featuresOf({ ...(family.config as object), ...change });
  expect(before).toContain(feature);
  expect(after).not.toContain(feature);
});

type Block = { type: string; props: { columns?: Block[][] } };

function flat(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...flat(block.props.columns?.flat() ?? [])]);
}

const wordsOfFreeRounds =
  /free (rounds|spins)|(rondas|tiradas|giros) gratis|frei(runden|spiele|drehs)/i;
const wordsOfFigures = /volatil|%|return to player|retorno|auszahlungsquote|most it|höchst|máximo/i;

test("the page of a game names free rounds where its configuration has them, and no figure of its own", () => {
  const families = new Map<string, string>(firstGames.map(({ game, family }) => [game, family]));
  for (const file of readdirSync(pages)) {
    const page = JSON.parse(readFileSync(join(pages, file), "utf8")) as {
      common: { gameId: string };
      languages: Record<string, { blocks: Block[] }>;
    };
    const family = findFamily(families.get(page.common.gameId) ?? "");
    const features = family?.featuresOf(family.config) ?? [];
    // Volatility is counted from the rules, and told by the card of facts alone.
    expect(JSON.stringify(page.languages), file).not.toMatch(/volatil/i);
    for (const [language, { blocks }] of Object.entries(page.languages)) {
      const where = `${file} ${language}`;
      const facts = JSON.stringify(flat(blocks).filter(({ type }) => type === "facts"));
      expect(facts, where).not.toBe("[]");
      expect(facts, where).not.toMatch(wordsOfFigures);
      const says = wordsOfFreeRounds.test(JSON.stringify(blocks));
      expect(says, `${where}: free rounds`).toBe(features.includes("free-rounds"));
    }
  }
});
