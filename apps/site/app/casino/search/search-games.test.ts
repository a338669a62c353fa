import type { GameIndex, ShownGame } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { madeUpGame } from "../made-up-games.ts";
import { prepareSearch } from "./search-games.ts";

const titles = [
  "Kingfisher’s Catch",
  "Ember Vault",
  "Jacks or Better",
  "Paper (Fox)",
  "a.b",
  "Winter Circus",
];

function indexOf(
  games: readonly ShownGame[],
  categories: Record<string, readonly number[]>,
): Pick<GameIndex, "games" | "categories"> {
  return {
    games: [...games],
    categories: Object.entries(categories).map(([slug, places]) => ({
      slug,
      name: slug,
      path: `/casino/${slug}`,
      showAll: `/casino/${slug}/all`,
      games: [...places],
    })),
  };
}

const games = titles.map((title, place) => madeUpGame(place, { title }));
const all = titles.map((_, place) => place);
const search = prepareSearch(indexOf(games, { slots: all, popular: [1, 0] }));
const found = (term: string) => search(term).map(({ title }) => title);

test.each(["", " ", "\t \n"])("a blank term (%j) returns no results", (term) => {
  expect(search(term)).toEqual([]);
});

test.each([
  ["er", ["Kingfisher’s Catch", "Ember Vault", "Jacks or Better", "Paper (Fox)", "Winter Circus"]],
  ["ER", ["Kingfisher’s Catch", "Ember Vault", "Jacks or Better", "Paper (Fox)", "Winter Circus"]],
  ["  vault ", ["Ember Vault"]],
  ["(fox", ["Paper (Fox)"]],
  ["a.b", ["a.b"]],
  [".*", []],
  ["[", []],
])("%j is matched with the name, whatever its case and its signs", (term, expected) => {
  expect(found(term)).toEqual(expected);
});

test("a game of several categories is found once, unless duplicates are asked for", () => {
  expect(found("vault")).toEqual(["Ember Vault"]);
  expect(search("vault", { withDuplicates: true }).map(({ subtitle }) => subtitle)).toEqual([
    "slots",
    "popular",
  ]);
});

test("[S5.2] [S9.4] no more than 8 are found, unless another limit is given", () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    madeUpGame(place, { title: `Game ${place}` }),
  );
  const searchMany = prepareSearch(indexOf(many, { slots: many.map((_, place) => place) }));
  expect(searchMany("game")).toHaveLength(8);
  expect(searchMany("game", { limit: 20 })).toHaveLength(20);
});

test("[S5.2] the category of all games is not searched", () => {
  const hidden = prepareSearch(indexOf(games, { "all-games": all, popular: [0] }));
  expect(hidden("e").map(({ title }) => title)).toEqual(["Kingfisher’s Catch"]);
});

test("[S3.23] what is found says id, address, picture, title and category", () => {
  const [game] = search("vault");
  expect(game).toEqual({
    id: "game-1",
    href: "/casino/slots/lines/game-1",
    img: "/art/1/w160",
    imgAlt: "art of game 1",
    title: "Ember Vault",
    subtitle: "slots",
  });
});

test("it finds what a pattern would find in which every sign is escaped", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (term) => {
      const trimmed = term.trim();
      if (trimmed === "") return;
      const escaped = trimmed.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
      // oxlint-disable-next-line no-new-regexp -- what the specification says, to hold ours against
      const pattern = new RegExp(escaped, "i");
      expect(search(term, { limit: 99 }).map(({ title }) => title)).toEqual(
        titles.filter((title) => pattern.test(title)),
      );
    }),
  );
});
