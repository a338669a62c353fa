import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { pageWords, row, snapshotOf } from "../../tests/published-rows.ts";
import { watch } from "../../tests/watched-onlooker.ts";
import { lookAt } from "../snapshot/look-at.ts";
import { isWithinEdits } from "@croupier/kit/edit-distance";

const paragraph = (text: string, props: object = {}) => ({
  type: "rich-text",
  props: {
    id: "body",
    ...props,
    body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
  },
});

const article = (id: string, title: string, text: string, more: object = {}, common: object = {}) =>
  row("content_page", id, {
    common: { pageType: "help", section: "s", redirectWhenExcluded: false, position: 0, ...common },
    en: pageWords(id, { title, blocks: [paragraph(text)], ...more }),
    de: pageWords(id, { title: `${title} (Auszahlung über Konto)`, blocks: [] }),
  });

const rows = [
  row("section", "s", { common: { position: 0 }, en: { slug: "money", title: "Money" } }),
  article("payout-times", "Payout times", "How long a withdrawal takes, and what it waits for."),
  article("withdrawals", "Withdrawals", "Money goes back the way it came."),
  article("limits", "Set a limit", "A limit holds at once.", { keywords: ["withdrawal ceiling"] }),
  article(
    "secret",
    "Withdrawals for players",
    "Only for you.",
    {},
    { gates: { audience: "loggedIn" } },
  ),
];

function search(term: string, { language = "en", signedIn = false } = {}) {
  const { onlooker } = watch({ language, who: { signedIn } });
  return lookAt(snapshotOf(rows), onlooker).searchHelp(term);
}
const ids = (...question: Parameters<typeof search>) => search(...question).map(({ id }) => id);

test("the title counts more than the keywords, and those more than the text", () => {
  expect(ids("withdrawal")).toEqual(["withdrawals", "limits", "payout-times"]);
});

test.each([
  ["withd", "a word that is still being typed"],
  ["withdrawls", "a letter left out"],
  ["wihtdrawals", "two letters swapped"],
  ["WITHDRAWALS", "another case"],
])("%s (%s) finds the article", (term) => {
  expect(ids(term)[0]).toBe("withdrawals");
});

test("marks make no difference, in the term or in the text", () => {
  for (const term of ["uber", "über", "ÜBER", "u\u0308ber"]) {
    expect(search(term, { language: "de" }).length, term).toBe(3);
  }
});

test("the ranges that are told are the words that matched", () => {
  const [hit] = search("payout");
  expect(hit?.titleMatches.map(({ from, to }) => hit.title.slice(from, to))).toEqual(["Payout"]);
  const inText = search("withdrawal takes").find(({ id }) => id === "payout-times");
  expect(inText?.excerptMatches.map(({ from, to }) => inText.excerpt.slice(from, to))).toEqual([
    "withdrawal",
    "takes",
  ]);
  expect(hit?.path).toBe("/help/money/payout-times");
});

test("an article that is closed to somebody is no hit, and a gated block is not quoted", () => {
  expect(ids("withdrawals")).not.toContain("secret");
  expect(ids("withdrawals", { signedIn: true })).toContain("secret");
  const gated = article("gated", "Gates", "open words");
  const blocks = [paragraph("hidden words", { gates: { device: "Mobile" } })];
  const withBlock = { ...gated, parts: { ...gated.parts } };
  Object.assign(withBlock.parts, {
    en: { ...gated.parts["en"], data: pageWords("gated", { title: "Gates", blocks }) },
  });
  const view = lookAt(snapshotOf([rows[0] ?? gated, withBlock]), watch().onlooker);
  expect(view.searchHelp("hidden")).toEqual([]);
  expect(view.searchHelp("gates")[0]?.excerpt).toBe("");
});

test.each(["", "   ", ".*", "(", "a".repeat(100_000), "[[[[", "\\d+$", "😀"])(
  "%j is a term like another, and finds nothing",
  (term) => {
    expect(search(term)).toEqual([]);
  },
);

test("any term is answered, and every range lies within its text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (term) => {
      for (const { title, titleMatches, excerpt, excerptMatches } of search(`${term} limit`)) {
        for (const { from, to } of titleMatches) expect(title.slice(from, to)).not.toBe("");
        for (const { from, to } of excerptMatches) expect(excerpt.slice(from, to)).not.toBe("");
      }
    }),
  );
});

test("one edit is one letter more, less, changed or swapped", () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom("x", "q"), (text, place, letter) => {
      const at = place % text.length;
      const [head, tail] = [text.slice(0, at), text.slice(at)];
      expect(isWithinEdits(text, head + letter + tail, 1)).toBe(true);
      expect(isWithinEdits(text, head + tail.slice(1), 1)).toBe(true);
      expect(isWithinEdits(text, head + letter + tail.slice(1), 1)).toBe(true);
      expect(isWithinEdits(text, `${text}xyz`, 2)).toBe(false);
    }),
  );
  expect(isWithinEdits("abcd", "abdc", 1)).toBe(true);
});

test("F10: of ten thousand letters no more work is made than of the first hundred", () => {
  const countLooks = (term: string): number => {
    const looks = vi.spyOn(Map.prototype, "get");
    search(term);
    const { length } = looks.mock.calls;
    looks.mockRestore();
    return length;
  };
  expect(countLooks("withdrawal")).toBeGreaterThan(0);
  for (const piece of ["ab ", "aaaaab", "(a+)+$ ", "withdrawaal ", "\u0301a", "* "]) {
    const term = piece.repeat(10_000 / piece.length);
    expect(countLooks(term), piece).toBe(countLooks(term.slice(0, 100)));
  }
});
