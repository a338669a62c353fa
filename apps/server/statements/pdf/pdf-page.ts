import { setText, widthOf, type Weight } from "./letters.ts";
import { hex, type PdfFonts } from "./pdf-fonts.ts";
import type { Tag } from "./pdf-tags.ts";

/** A4, in points; the origin is the lower left corner. */
export const pageSize = { width: 595, height: 842 } as const;

export type Drawn = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: Weight;
  /** `x` is where the text ends, so that figures stand below each other. */
  readonly right?: boolean;
  /** From 0, black, to 1, white. */
  readonly grey?: number;
  /** What it is a part of; without one it is furniture of the page, which is not read out. */
  readonly tag?: Tag | undefined;
};

export type PdfPage = ReturnType<typeof createPdfPage>;

/** Collects what is drawn on one page, as the operators of a PDF. */
export function createPdfPage(number: number, fonts: PdfFonts) {
  const operators: string[] = [];
  const owners: number[] = [];

  function mark(tag: Tag | undefined, drawn: string): void {
    if (tag === undefined) {
      operators.push(`/Artifact BMC ${drawn} EMC`);
      return;
    }
    operators.push(`/${tag.name} << /MCID ${owners.length} >> BDC ${drawn} EMC`);
    tag.kids.push(`<< /Type /MCR /Pg ${number} 0 R /MCID ${owners.length} >>`);
    owners.push(tag.number);
  }

  return {
    number,
    text(text: string, { x, y, size, font = "plain", right = false, grey = 0, tag }: Drawn): void {
      const start = right ? x - widthOf(text, font, size) : x;
      const shown = setText(text, font).map(({ face, glyphs }) => {
        const letters = glyphs.map(({ glyph }) => hex(glyph)).join("");
        return `/${fonts.use(face, glyphs)} ${size} Tf <${letters}> Tj`;
      });
      mark(tag, `BT ${grey} g ${point(start)} ${point(y)} Td ${shown.join(" ")} ET`);
    },
    line(y: number, { from, to, grey = 0.8 }: { from: number; to: number; grey?: number }): void {
      mark(undefined, `${grey} G 0.5 w ${point(from)} ${point(y)} m ${point(to)} ${point(y)} l S`);
    },
    /** The number of pages, which is known when the last one is written; it marks itself as furniture. */
    pageCount({ x, y }: { x: number; y: number }): void {
      operators.push(`q 1 0 0 1 ${point(x)} ${point(y)} cm /Count Do Q`);
    },
    content: (): string => operators.join("\n"),
    owners: (): readonly number[] => owners,
  };
}

const point = (value: number): string => (Math.round(value * 100) / 100).toString();
