import { wrap, type Weight } from "./pdf/letters.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import type { PdfPage } from "./pdf/pdf-page.ts";
import type { Tag, TagShape } from "./pdf/pdf-tags.ts";

/** A piece of text in a cell: it takes as many lines as it needs. */
export type Piece = { readonly text: string; readonly size?: number; readonly grey?: number };

export type Cell = {
  readonly x: number;
  readonly pieces: readonly Piece[];
  /** `x` is where it ends; figures are never broken. */
  readonly right?: boolean;
  readonly room?: number;
  readonly font?: Weight;
  /** A cell that others are read under. */
  readonly heads?: TagShape["heads"];
  readonly columns?: number;
};

const usualSize = 8;
const leading = 1.25;

/** How far down a row reaches. */
export function heightOf(cells: readonly Cell[]): number {
  return Math.max(
    ...cells.map((cell) => linesOf(cell).reduce((sum, { size }) => sum + size * leading, 0)),
  );
}

/** A row of a table: on the page, and in the tree that is read aloud. Without a table it is furniture. */
export function drawRow(
  file: PdfFile,
  page: PdfPage,
  { table, cells, y }: { table: Tag | undefined; cells: readonly Cell[]; y: number },
): Buffer {
  const row = table && file.open("TR", table);
  const written = cells.map((cell) => {
    const { x, right = false, font = "plain", heads, columns } = cell;
    const shape = {
      ...(heads === undefined ? {} : { heads }),
      ...(columns === undefined ? {} : { columns }),
    };
    const tag = row && file.open(heads === undefined ? "TD" : "TH", row, shape);
    let line = y;
    for (const { text, size, grey = 0 } of linesOf(cell)) {
      page.text(text, { x, y: line, size, grey, right, font, tag });
      line -= size * leading;
    }
    return tag === undefined ? Buffer.alloc(0) : file.close(tag);
  });
  return Buffer.concat(row === undefined ? written : [...written, file.close(row)]);
}

function linesOf({ pieces, room, font = "plain" }: Cell) {
  return pieces.flatMap(({ text, size = usualSize, grey }) =>
    (room === undefined ? [text] : wrap(text, font, size, room)).map((line) => ({
      text: line,
      size,
      ...(grey === undefined ? {} : { grey }),
    })),
  );
}
