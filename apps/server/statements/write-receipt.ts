import type { ShownMovement } from "./add-ways.ts";
import { movementWords, type Spoken } from "./movement-words.ts";
import { sayWay } from "./payment-words.ts";
import { wrap } from "./pdf/letters.ts";
import { createPdfFile } from "./pdf/pdf-file.ts";
import { sayMovement } from "./say-movement.ts";
import { spellAmount, spellTime } from "./spell.ts";
import { beginPage, drawFacts, edge, type StatementHolder } from "./statement-head.ts";
import { statementWords } from "./statement-words.ts";
import { drawRow } from "./table-row.ts";

const places = [edge.left, 360, 456, edge.right] as const;

/** One movement on one page: what it was, and each account before and after. */
export function* writeReceiptPdf(asked: {
  movement: ShownMovement;
  holder: StatementHolder;
  spoken: Spoken;
  madeAt: Date;
}): Generator<Buffer, void, undefined> {
  const { movement, holder, spoken, madeAt } = asked;
  const words = statementWords[spoken];
  const title = `${holder.brandName} - ${words.receipt}`;
  const file = createPdfFile({ title, language: spoken, madeAt });
  const page = beginPage(file, { holder, number: 1, spoken });
  yield file.begin();

  const heading = file.open("H1");
  page.text(words.receipt, {
    x: edge.left,
    y: edge.top - 40,
    size: 20,
    font: "bold",
    tag: heading,
  });
  yield file.close(heading);
  const what = file.open("P");
  const amount = `${spellAmount(movement.amount, spoken)} ${holder.currency}`;
  page.text(amount, { x: edge.left, y: edge.top - 78, size: 26, font: "bold", tag: what });
  let y = edge.top - 98;
  for (const line of wrap(sayMovement(movement, spoken), "plain", 11, edge.right - edge.left)) {
    page.text(line, { x: edge.left, y, size: 11, tag: what });
    y -= 15;
  }
  yield file.close(what);

  const way = movement.way && ([words.way, sayWay(movement.way, spoken)] as const);
  const facts = [
    [words.reference, movement.id],
    [words.columns.at, spellTime(movement.at, spoken)],
    ...(way === undefined ? [] : [way]),
    [words.holder, `${holder.name}, ${holder.currency}`],
    [words.balanceBefore, spellAmount(movement.previous, spoken)],
    [words.balanceAfter, spellAmount(movement.current, spoken)],
    [words.made, spellTime(madeAt, spoken)],
  ] as const;
  const drawn = drawFacts(file, page, { facts, top: y - 18 });
  yield drawn.bytes;

  y = drawn.y - 14;
  const table = file.open("Table");
  const row = (texts: readonly string[], isHead: boolean) =>
    drawRow(file, page, {
      table,
      y,
      cells: texts.map((text, index) => ({
        x: places[index] ?? edge.left,
        right: index > 0,
        ...(isHead ? { font: "bold" as const, heads: "Column" as const } : {}),
        ...(!isHead && index === 0 ? { heads: "Row" as const } : {}),
        pieces: [isHead ? { text, grey: 0.4 } : { text, size: 9 }],
      })),
    });
  yield row([words.account, words.before, words.columns.amount, words.after], true);
  page.line(y - 5, { from: edge.left, to: edge.right });
  for (const { account, previous, change, current } of movement.pots) {
    y -= 18;
    const figures = [previous, change, current].map((one) => spellAmount(one, spoken));
    yield row([movementWords[spoken].account[account], ...figures], false);
  }
  yield file.close(table);
  yield file.page(page);
  yield file.end();
}
