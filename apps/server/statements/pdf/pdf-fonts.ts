import type { Face } from "./letters.ts";
import type { PdfObjects } from "./pdf-objects.ts";
import { subsetFont } from "./subset.ts";
import { tableOf } from "./woff.ts";

/** The faces a file uses, each with the glyphs that were printed and what they say. */
export function createPdfFonts() {
  const used = new Map<Face, { readonly name: string; readonly glyphs: Map<number, string> }>();

  return {
    /** By which name the page calls the face; its glyph will be in the file. */
    use(face: Face, glyphs: readonly { glyph: number; letter: string }[]): string {
      const known = used.get(face) ?? { name: `F${used.size + 1}`, glyphs: new Map() };
      used.set(face, known);
      for (const { glyph, letter } of glyphs) known.glyphs.set(glyph, letter);
      return known.name;
    },

    /** Every face with the shapes that are needed; answers how pages find them. */
    write(objects: PdfObjects): { readonly bytes: Buffer; readonly resources: string } {
      const written = [...used].map(([face, { name, glyphs }]) => {
        const font = writeFont(objects, face, glyphs);
        return { bytes: font.bytes, entry: `/${name} ${font.number} 0 R` };
      });
      return {
        bytes: Buffer.concat(written.map(({ bytes }) => bytes)),
        resources: `/Font << ${written.map(({ entry }) => entry).join(" ")} >>`,
      };
    },
  };
}

export type PdfFonts = ReturnType<typeof createPdfFonts>;

function writeFont(
  objects: PdfObjects,
  { key, weight, typeface }: Face,
  glyphs: ReadonlyMap<number, string>,
): { readonly number: number; readonly bytes: Buffer } {
  const [number, descendant, descriptor, file, says] = [1, 2, 3, 4, 5].map(() => objects.reserve());
  const subset = subsetFont(typeface.tables, new Set(glyphs.keys()));
  const name = `/${tagOf(glyphs)}+NotoSans-${weight === "bold" ? "Bold" : "Regular"}-${key.split("-")[0]}`;
  const numbers = [...glyphs.keys()].toSorted((one, other) => one - other);
  const widths = numbers.map((glyph) => `${glyph} [${round(typeface.widthOf(glyph))}]`).join(" ");
  const { ascent, descent, box } = typeface;
  const capitals = capitalsOf(typeface.tables) ?? ascent;
  const bytes = [
    objects.stream(file ?? 0, subset, `/Length1 ${subset.length}`),
    objects.stream(says ?? 0, Buffer.from(sayGlyphs(numbers, glyphs), "latin1")),
    objects.put(
      number ?? 0,
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H ` +
        `/DescendantFonts [${descendant} 0 R] /ToUnicode ${says} 0 R >>`,
    ),
    objects.put(
      descendant ?? 0,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDToGIDMap /Identity ` +
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> " +
        `/FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths}] >>`,
    ),
    objects.put(
      descriptor ?? 0,
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${box.join(" ")}] ` +
        `/ItalicAngle 0 /Ascent ${round(ascent)} /Descent ${round(descent)} ` +
        `/CapHeight ${round(capitals)} /StemV ${weight === "bold" ? 140 : 80} /FontFile2 ${file} 0 R >>`,
    ),
  ];
  return { number: number ?? 0, bytes: Buffer.concat(bytes) };
}

/** Six letters that differ where the glyphs do, as a font that is a part of one is named. */
function tagOf(glyphs: ReadonlyMap<number, string>): string {
  let sum = 0;
  for (const glyph of glyphs.keys()) sum = (sum * 31 + glyph) % 26 ** 6;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join("");
}

function capitalsOf(tables: Face["typeface"]["tables"]): number | undefined {
  const measures = tableOf(tables, "OS/2");
  return measures.readUInt16BE(0) >= 2 ? measures.readInt16BE(88) : undefined;
}

/** What each glyph says, so that the text can be searched, copied and read aloud. */
function sayGlyphs(numbers: readonly number[], glyphs: ReadonlyMap<number, string>): string {
  const blocks: string[] = [];
  for (let at = 0; at < numbers.length; at += 100) {
    const part = numbers.slice(at, at + 100);
    const lines = part.map((glyph) => `<${hex(glyph)}> <${utf16(glyphs.get(glyph) ?? "")}>`);
    blocks.push(`${part.length} beginbfchar\n${lines.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

export const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, "0");

export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");
}

const round = (value: number): number => Math.round(value);
