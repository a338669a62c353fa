import { readFileSync } from "node:fs";
import { openTypeface, type Typeface } from "./typeface.ts";
import { readWoff } from "./woff.ts";

export type Weight = "plain" | "bold";

/** One piece of a font, as it is shipped: the letters of one script. */
export type Face = {
  readonly key: string;
  readonly weight: Weight;
  readonly typeface: Typeface;
};

/** Letters of one text that are in one face: their glyphs, and what each of them says. */
export type Run = {
  readonly face: Face;
  readonly glyphs: readonly { readonly glyph: number; readonly letter: string }[];
};

/** In the order they are asked. What needs letters joined or turned is not among them. */
const scripts = [
  "latin",
  "latin-ext",
  "greek",
  "cyrillic",
  "greek-ext",
  "cyrillic-ext",
  "vietnamese",
] as const;
const weights: Readonly<Record<Weight, number>> = { plain: 400, bold: 700 };

/** Blanks that nobody sees the difference of, and the minus of mathematics. */
const alike: Readonly<Record<string, string>> = { "\u00a0": " ", "\u202f": " ", "\u2212": "-" };
const unknown = "?";

const folder = new URL("files/", import.meta.resolve("@fontsource/noto-sans/LICENSE"));
const opened = new Map<string, Face>();

/** Read when the first letter of it is printed, and kept: a few kilobytes each. */
function faceOf(script: (typeof scripts)[number], weight: Weight): Face {
  const key = `${script}-${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const file = new URL(`noto-sans-${script}-${weights[weight]}-normal.woff`, folder);
  const bytes = readFileSync(file);
  const face: Face = { key, weight, typeface: openTypeface(readWoff(bytes)) };
  opened.set(key, face);
  return face;
}

/** The glyphs of a text, face by face. A letter that no face has is printed bare, or as a question mark. */
export function setText(text: string, weight: Weight): readonly Run[] {
  const runs: { face: Face; glyphs: { glyph: number; letter: string }[] }[] = [];
  for (const letter of text.normalize("NFC")) {
    const found = find(alike[letter] ?? letter, weight);
    if (found === undefined) continue;
    const { face, glyph } = found;
    const latest = runs.at(-1);
    if (latest?.face === face) latest.glyphs.push({ glyph, letter: found.letter });
    else runs.push({ face, glyphs: [{ glyph, letter: found.letter }] });
  }
  return runs;
}

type Found = { readonly face: Face; readonly glyph: number; readonly letter: string };

/** A statement is the same few letters over and over. */
const seen: Readonly<Record<Weight, Map<string, Found | undefined>>> = {
  plain: new Map(),
  bold: new Map(),
};
const seenMax = 2_000;

function find(letter: string, weight: Weight): Found | undefined {
  const known = seen[weight];
  if (known.has(letter)) return known.get(letter);
  if (known.size >= seenMax) known.clear();
  const found = lookUp(letter, weight);
  known.set(letter, found);
  return found;
}

/** Undefined: a mark that stands on nothing we print. */
function lookUp(letter: string, weight: Weight): Found | undefined {
  const there = inFaces(letter, weight);
  if (there !== undefined) return there;
  if (/\p{M}/u.test(letter)) return undefined;
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return inFaces(bare, weight) ?? inFaces(unknown, weight);
}

function inFaces(letter: string, weight: Weight): Found | undefined {
  if (/\p{Cc}/u.test(letter)) return undefined;
  for (const script of scripts) {
    const face = faceOf(script, weight);
    const glyph = face.typeface.glyphOf(letter);
    if (glyph !== undefined) return { face, glyph, letter };
  }
  return undefined;
}

/** How far a text reaches. */
export function widthOf(text: string, weight: Weight, size: number): number {
  let sum = 0;
  for (const letter of text.normalize("NFC")) {
    const found = find(alike[letter] ?? letter, weight);
    if (found !== undefined) sum += found.face.typeface.widthOf(found.glyph);
  }
  return (sum * size) / 1_000;
}

/** The lines of a text that is no wider than that, broken between words, and within one where it must. */
export function wrap(text: string, weight: Weight, size: number, room: number): string[] {
  const fits = (line: string) => widthOf(line, weight, size) <= room;
  if (fits(text)) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}
