import { cutToWidth, widthOf, type Font } from "./text-width.ts";
import { encodeWinAnsi } from "./win-ansi.ts";

/** A4, in points; the origin is the lower left corner. */
export const pageSize = { width: 595, height: 842 } as const;

const fontNames: Readonly<Record<Font, string>> = { plain: "F1", bold: "F2" };

export type Drawn = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: Font;
  /** `x` is where the text ends, so that figures stand below each other. */
  readonly right?: boolean;
  /** Cut to this width. */
  readonly room?: number;
  /** From 0, black, to 1, white. */
  readonly grey?: number;
};

export type PdfPage = ReturnType<typeof createPdfPage>;

/** Collects what is drawn on one page, as the operators of a PDF. */
export function createPdfPage() {
  const operators: string[] = [];
  return {
    text(text: string, { x, y, size, font = "plain", right = false, room, grey = 0 }: Drawn): void {
      const shown = room === undefined ? text : cutToWidth(text, font, size, room);
      const start = right ? x - widthOf(shown, font, size) : x;
      const escaped = encodeWinAnsi(shown).replace(/[\\()]/g, "\\$&");
      operators.push(
        `BT ${grey} g /${fontNames[font]} ${size} Tf ${point(start)} ${point(y)} Td (${escaped}) Tj ET`,
      );
    },
    line(y: number, { from, to, grey = 0.8 }: { from: number; to: number; grey?: number }): void {
      operators.push(`${grey} G 0.5 w ${point(from)} ${point(y)} m ${point(to)} ${point(y)} l S`);
    },
    /** The number of pages, which is known when the last one is written. */
    pageCount({ x, y }: { x: number; y: number }): void {
      operators.push(`q 1 0 0 1 ${point(x)} ${point(y)} cm /Count Do Q`);
    },
    content: (): string => operators.join("\n"),
  };
}

const point = (value: number): string => (Math.round(value * 100) / 100).toString();
