import type { Spoken } from "./movement-words.ts";
import { wrap } from "./pdf/letters.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import { pageSize, type PdfPage } from "./pdf/pdf-page.ts";
import { statementWords } from "./statement-words.ts";

/** Whose it is and who made it. */
export type StatementHolder = {
  readonly brandName: string;
  readonly name: string;
  readonly currency: string;
};

export const edge = { left: 42, right: pageSize.width - 42, top: pageSize.height - 56, bottom: 64 };

/** A page with the brand's name at its head and its number at its foot: furniture, which is not read out. */
export function beginPage(
  file: PdfFile,
  { holder, number, spoken }: { holder: StatementHolder; number: number; spoken: Spoken },
): PdfPage {
  const page = file.beginPage();
  const { page: words, zone } = statementWords[spoken];
  page.text(holder.brandName, { x: edge.left, y: edge.top, size: 13, font: "bold" });
  page.line(44, { from: edge.left, to: edge.right });
  page.text(zone, { x: edge.left, y: 32, size: 8, grey: 0.4 });
  page.text(words.replace("{page}", String(number)), {
    x: edge.right - 26,
    y: 32,
    size: 8,
    right: true,
    grey: 0.4,
  });
  page.pageCount({ x: edge.right - 22, y: 32 });
  return page;
}

const factLine = 13;

/** Names and values below each other, each pair a paragraph; `y` is where the next line may begin. */
export function drawFacts(
  file: PdfFile,
  page: PdfPage,
  { facts, top }: { facts: readonly (readonly [name: string, value: string])[]; top: number },
): { readonly bytes: Buffer; readonly y: number } {
  const written: Buffer[] = [];
  const x = edge.left + 110;
  let y = top;
  for (const [name, value] of facts) {
    const tag = file.open("P");
    page.text(name, { x: edge.left, y, size: 9, grey: 0.4, tag });
    for (const line of wrap(value, "plain", 9, edge.right - x)) {
      page.text(line, { x, y, size: 9, tag });
      y -= factLine;
    }
    y -= 2;
    written.push(file.close(tag));
  }
  return { bytes: Buffer.concat(written), y };
}
