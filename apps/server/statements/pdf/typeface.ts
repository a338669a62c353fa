import { assert } from "@croupier/kit/assert";
import { tableOf, type FontTables } from "./woff.ts";

/** What is read of a TrueType font to set a text in it. Lengths are thousandths of the size. */
export type Typeface = {
  readonly tables: FontTables;
  /** The glyph of a letter; undefined where the font has none. */
  readonly glyphOf: (letter: string) => number | undefined;
  readonly widthOf: (glyph: number) => number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
};

export function openTypeface(tables: FontTables): Typeface {
  const [head, hhea, hmtx] = ["head", "hhea", "hmtx"].map((tag) => tableOf(tables, tag));
  assert(head && hhea && hmtx, "a font has its measures");
  const unit = 1_000 / head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  const glyphs = readCharacters(tableOf(tables, "cmap"));
  return {
    tables,
    glyphOf: (letter) => glyphs.get(letter.codePointAt(0) ?? 0),
    // The last width that is told is that of all glyphs after it.
    widthOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) * unit,
    ascent: hhea.readInt16BE(4) * unit,
    descent: hhea.readInt16BE(6) * unit,
    box: [36, 38, 40, 42].map((at) => Math.round(head.readInt16BE(at) * unit)),
  };
}

/** Which glyph each character has: the table of Windows for the basic plane (format 4). */
function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const count = cmap.readUInt16BE(2);
  const offset = Array.from({ length: count }, (_, index) => 4 + index * 8)
    .filter((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1)
    .map((at) => cmap.readUInt32BE(at + 4))[0];
  assert(offset !== undefined && cmap.readUInt16BE(offset) === 4, "a font maps the basic plane");
  const table = cmap.subarray(offset);
  const double = table.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < double; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + double + segment);
    const shift = table.readUInt16BE(16 + 2 * double + segment);
    const rangeAt = 16 + 3 * double + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const at = rangeAt + range + (code - first) * 2;
      const told = range === 0 ? code : table.readUInt16BE(at);
      const glyph = told === 0 ? 0 : (told + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
