import { expect, test } from "vitest";

import { madeUpGame } from "../made-up-games.ts";
import { prepareSuggestions } from "./suggest-games.ts";

const facts = madeUpGame(0).facts;
const games = [
  madeUpGame(0, { title: "Blackjack 21", facts: { ...facts, features: ["split"] } }),
  madeUpGame(1, { title: "Café Roulette", facts: { ...facts, provider: "North Studio" } }),
  madeUpGame(2, { title: "Ember Vault", facts: { ...facts, features: ["cascades"] } }),
  madeUpGame(3, { title: "Split Decision" }),
];
const categories = [
  {
    slug: "tables",
    name: "Tables",
    path: "/casino/tables",
    showAll: "/casino/tables/all",
    games: [0, 1],
  },
];
const words = { featureOf: (feature: string) => (feature === "cascades" ? "Cascades" : feature) };
const suggest = prepareSuggestions({ games, categories }, words);
const titles = (typed: string) => suggest(typed, 4).map(({ title }) => title);

test.each([
  ["bl", ["Blackjack 21"]],
  ["blakjack", ["Blackjack 21"]],
  ["balckjack", ["Blackjack 21"]],
  ["cafe", ["Café Roulette"]],
  ["ruolette", ["Café Roulette"]],
  ["north", ["Café Roulette"]],
  ["casc", ["Ember Vault"]],
  ["tables", ["Blackjack 21", "Café Roulette"]],
  ["tables north", ["Café Roulette"]],
  // A name is more to the point than what a game can do.
  ["split", ["Split Decision", "Blackjack 21"]],
  ["xyz", []],
  ["", []],
])("%j suggests %j", (typed, expected) => {
  expect(titles(typed)).toEqual(expected);
});

test("no more are suggested than there is room for", () => {
  expect(suggest("k", 1)).toHaveLength(1);
});

test.each(["a".repeat(10_000), "(a+)+$", "\u0000", "🂡🂢"])("hostile: %j ends", (typed) => {
  expect(suggest(typed.slice(0, 100), 4)).toEqual([]);
});
