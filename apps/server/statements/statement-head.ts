import { createPdfPage, pageSize, type PdfPage } from "./pdf/pdf-page.ts";
import type { Spoken } from "./movement-words.ts";
import { statementWords } from "./statement-words.ts";

/** Whose it is and who made it. */
export type StatementHolder = {
  readonly brandName: string;
  readonly name: string;
  readonly currency: string;
};

export const edge = { left: 42, right: pageSize.width - 42, top: pageSize.height - 56, bottom: 64 };

/** A page with the brand's name at its head and its number at its foot. */
export function beginPage(holder: StatementHolder, number: number, spoken: Spoken): PdfPage {
  const page = createPdfPage();
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

/** Names and values below each other; answers where the next line may begin. */
export function drawFacts(
  page: PdfPage,
  facts: readonly (readonly [name: string, value: string])[],
  y: number,
): number {
  for (const [index, [name, value]] of facts.entries()) {
    const line = y - index * 15;
    page.text(name, { x: edge.left, y: line, size: 9, grey: 0.4 });
    page.text(value, { x: edge.left + 110, y: line, size: 9, room: edge.right - edge.left - 110 });
  }
  return y - facts.length * 15;
}
