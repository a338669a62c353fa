import type { HintFact } from "@croupier/contracts";
import { findClaims } from "./claims.ts";
import { contrastMin, contrastOver, type Veil } from "./contrast.ts";
import { severityOf, type Hint } from "./hint.ts";
import { readPage, type ReadPage } from "./read-page.ts";

/** What stands over a picture, wherever it came from: the words of a slide. */
export type WordsOnPicture = {
  readonly block?: string;
  readonly words: string;
  readonly colour: string;
  readonly veil: Veil;
};

/** A block that lacks what it needs, or that nobody has; blocks know it themselves. */
export type UnfinishedBlock = {
  readonly block: string;
  readonly type: string;
  readonly isKnown: boolean;
};

export type HintSubject = {
  readonly language: string;
  /** The part as it is being written; nothing in it has to be valid. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly unfinished?: readonly UnfinishedBlock[];
  /** Links of this site that lead nowhere. */
  readonly deadLinks: ReadonlySet<string>;
  /** What a picture says of itself, by language; undefined when there is no such picture. */
  readonly altOf: (media: string) => Readonly<Record<string, string>> | undefined;
  readonly wordsOnPictures?: readonly WordsOnPicture[];
  /** Languages the page is not written in yet. */
  readonly missing?: readonly string[];
};

/** Longer ones are cut in a list of results. */
const titleMax = 60;

type Found = HintFact & { readonly path: string; readonly block?: string };

/** Everything there is to say about a part, in the order of the page; what is wrong twice is said once. */
export function findHints(subject: HintSubject): Hint[] {
  const page = readPage(subject.data);
  const found: Found[] = [
    ...aboutBlocks(subject),
    ...aboutTitle(subject),
    ...aboutClaims(page, subject),
    ...aboutLinks(page, subject),
    ...aboutPictures(page, subject),
    ...aboutHeadings(page),
    ...aboutContrast(subject),
    ...(subject.missing ?? []).map((language): Found => ({
      code: "translation_missing",
      language,
      path: "",
    })),
  ];
  const seen = new Set<string>();
  return found.flatMap((hint) => {
    const key = JSON.stringify({ ...hint, path: hint.block === undefined ? hint.path : "" });
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...hint, severity: severityOf[hint.code] }];
  });
}

/** Left out of the page without a word; here is the word. */
function aboutBlocks({ unfinished = [] }: HintSubject): Found[] {
  return unfinished.map(({ block, type, isKnown }) => ({
    code: isKnown ? "block_unfinished" : "block_unknown",
    type,
    path: "blocks",
    block,
  }));
}

function aboutTitle({ data }: HintSubject): Found[] {
  const { title, seo } = data;
  if (title === undefined) return [];
  if (typeof title !== "string" || title.trim() === "") {
    return [{ code: "title_missing", path: "title" }];
  }
  const own = (seo as { title?: unknown } | undefined)?.title;
  const shown = typeof own === "string" && own !== "" ? own : title;
  const path = shown === title ? "title" : "seo.title";
  return shown.length > titleMax
    ? [{ code: "title_long", length: shown.length, lengthMax: titleMax, path }]
    : [];
}

function aboutClaims({ words }: ReadPage, { language }: HintSubject): Found[] {
  return words.flatMap(({ text, ...place }) =>
    findClaims(text, language).map((claim): Found => ({
      code: "claim_banned",
      words: claim,
      ...place,
    })),
  );
}

function aboutLinks({ links }: ReadPage, { deadLinks }: HintSubject): Found[] {
  return links.flatMap(({ link, text, ...place }): Found[] => [
    ...(deadLinks.has(link) ? [{ code: "link_dead", link, ...place } as const] : []),
    ...(text.trim() === "" ? [{ code: "link_text_empty", link, ...place } as const] : []),
  ]);
}

function aboutPictures({ pictures }: ReadPage, { altOf, language }: HintSubject): Found[] {
  return pictures.flatMap(({ media, ...place }): Found[] => {
    const alt = altOf(media);
    if (alt === undefined) return [{ code: "picture_unknown", media, ...place }];
    const said = alt[language]?.trim() ?? "";
    return said === "" ? [{ code: "alt_text_missing", media, ...place }] : [];
  });
}

/** A page begins at the second level (its title is the first), and goes down one step at a time. */
function aboutHeadings({ headings }: ReadPage): Found[] {
  let above = 1;
  return headings.flatMap(({ level, ...place }): Found[] => {
    const after = above;
    above = level;
    return level > after + 1 ? [{ code: "heading_skips", level, after, ...place }] : [];
  });
}

function aboutContrast({ wordsOnPictures = [] }: HintSubject): Found[] {
  return wordsOnPictures.flatMap(({ words, colour, veil, block }): Found[] => {
    const ratio = contrastOver(colour, veil);
    if (ratio === undefined || ratio >= contrastMin) return [];
    const place = block === undefined ? {} : { block };
    return [
      { code: "contrast_low", words, ratio: Math.round(ratio * 10) / 10, path: "", ...place },
    ];
  });
}
