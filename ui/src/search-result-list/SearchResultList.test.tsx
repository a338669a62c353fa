import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchResultList } from "./SearchResultList.tsx";
import { splitMatches } from "./split-matches.ts";

test("[S9.4] at most 8 games are listed", () => {
  const results = Array.from({ length: 12 }, (_, place) => ({
    id: String(place),
    title: `Game ${place}`,
    href: `/game-${place}`,
  }));
  const html = renderToStaticMarkup(
    <SearchResultList label="Games" query="game" results={results} />,
  );
  expect(html.match(/<li/g)).toHaveLength(8);
  expect(html).toContain("<mark>Game</mark>");
});

test("letters match whatever their case, and signs are only signs", () => {
  expect(splitMatches("Ember Vault", "ER")).toEqual([
    { text: "Emb", match: false },
    { text: "er", match: true },
    { text: " Vault", match: false },
  ]);
  expect(splitMatches("Jacks (or) Better", "(or)")[1]).toEqual({ text: "(or)", match: true });
  expect(splitMatches("Skylark", "  ")).toEqual([{ text: "Skylark", match: false }]);
});

test.each([
  ["İstanbul Nights", "nights", "Nights"],
  ["Ember Vault", "em ember", "Ember"],
  ["go 😀 go", "😀", "😀"],
])("%s is cut at %s, to the letter", (title, query, said) => {
  const pieces = splitMatches(title, query);
  expect(pieces.filter(({ match }) => match)).toEqual([{ text: said, match: true }]);
  expect(pieces.map(({ text }) => text).join("")).toBe(title);
});

test.each(["(a+)+$", "a".repeat(10_000), "( ".repeat(5_000), String.raw`\ `.repeat(3_000)])(
  "hostile: a term is only compared (%#)",
  (query) => {
    const title = "a title (with signs)";
    const pieces = splitMatches(title, query);
    expect(pieces.map(({ text }) => text).join("")).toBe(title);
  },
);
