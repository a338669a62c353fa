import { buildSnapshot, lookAt, type View } from "@croupier/content";
import { isOwnPage } from "@croupier/site/own-pages";
import { median } from "../pages/measure.ts";
import { helpArticles } from "./help-articles.ts";

export type HostileWords = { readonly helpSearchMs: number; readonly pagePatternsMs: number };

const length = 10_000;
const rounds = 50;

/** Ten thousand letters each: for patterns that run back, for words that are nearly there, for marks. */
const terms = ["aaaaab", "(a+)+$ ", "withdrawaal ", "e\u0301", "* ", "\\", "payoutt tiems "].map(
  (piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
);

/** The slowest of the terms, each taken in the middle of many rounds. */
export function measureHostileWords(): HostileWords {
  const view = openHelp();
  const patterns = ["*a".repeat(length / 2), `${"*aa".repeat(length / 3)}b`, "*".repeat(length)];
  return {
    helpSearchMs: slowest(terms, (term) => view.searchHelp(term)),
    pagePatternsMs: slowest(patterns, (pattern) =>
      isOwnPage(`/${"a".repeat(length)}`, [pattern, `${pattern}/*`]),
    ),
  };
}

function slowest(words: readonly string[], compare: (word: string) => unknown): number {
  const times = words.map((word) =>
    median(
      Array.from({ length: rounds }, () => {
        const begun = performance.now();
        compare(word);
        return performance.now() - begun;
      }),
    ),
  );
  return Math.max(...times);
}

/** A help centre of a few hundred articles, as somebody signed out reads it. */
function openHelp(): View {
  const snapshot = buildSnapshot({
    bucket: "default",
    brandCode: "kingfisher",
    languages: ["en"],
    languageDefault: "en",
    sequence: 1,
    rows: helpArticles(300),
  });
  const seen = { signedIn: false, hasPlayed: false, place: null, device: "Desktop" } as const;
  return lookAt(snapshot, {
    language: "en",
    now: new Date(),
    audience: (dimension) => seen[dimension],
    dependOn: () => {},
    staleAfter: () => {},
  });
}
