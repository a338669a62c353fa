import type { Money } from "@croupier/kit/money";
import { createTotals, type Statement, type ToldMovement } from "@croupier/wallet";
import { createPdfFile } from "./pdf/pdf-file.ts";
import type { PdfPage } from "./pdf/pdf-page.ts";
import { sayMovement } from "./say-movement.ts";
import { spellAmount, spellTime } from "./spell.ts";
import { beginPage, drawFacts, edge, type StatementHolder } from "./statement-head.ts";
import { statementWords } from "./statement-words.ts";
import type { Spoken } from "./movement-words.ts";

export type StatementAsked = {
  readonly statement: Statement;
  readonly holder: StatementHolder;
  readonly spoken: Spoken;
  readonly madeAt: Date;
  /** A filter left some out: whoever adds up is told. */
  readonly isPart: boolean;
};

const columns = { at: edge.left, what: 128, reference: 300, amount: 484, balance: edge.right };
const lineHeight = 14;

/** A statement as pages to keep, written while it is read: no page waits for the last one. */
export async function* writeStatementPdf(
  asked: StatementAsked,
): AsyncGenerator<Buffer, void, undefined> {
  const { statement, holder, spoken, madeAt } = asked;
  const words = statementWords[spoken];
  const file = createPdfFile({
    title: `${holder.brandName} - ${words.title}`,
    language: spoken,
    madeAt,
  });
  const totals = createTotals();
  let number = 1;
  let page = beginPage(holder, number, spoken);
  let y = drawHead(page, asked);
  yield file.begin();

  for await (const movement of statement.movements()) {
    totals.count(movement);
    if (y < edge.bottom) {
      yield file.page(page);
      number += 1;
      page = beginPage(holder, number, spoken);
      y = drawColumns(page, edge.top - 30, spoken);
    }
    drawLine(page, movement, y, spoken);
    y -= lineHeight;
  }

  const groups = [...totals.all()];
  // Closing balance and totals stay together.
  if (y - (groups.length + 5) * lineHeight < edge.bottom) {
    yield file.page(page);
    number += 1;
    page = beginPage(holder, number, spoken);
    y = edge.top - 40;
  }
  if (groups.length === 0) {
    page.text(words.nothing, { x: edge.left, y, size: 9, grey: 0.4 });
    y -= lineHeight;
  }
  drawEnds(page, words.closing, statement.closing, y, spoken);
  drawTotals(page, groups, y - 3 * lineHeight, spoken);
  yield file.page(page);
  yield file.end();
}

function drawHead(
  page: PdfPage,
  { statement, holder, spoken, madeAt, isPart }: StatementAsked,
): number {
  const words = statementWords[spoken];
  page.text(words.title, { x: edge.left, y: edge.top - 40, size: 20, font: "bold" });
  const facts = [
    [words.holder, `${holder.name}, ${holder.currency}`],
    [words.period, `${spellTime(statement.from, spoken)} - ${spellTime(statement.before, spoken)}`],
    [words.made, spellTime(madeAt, spoken)],
  ] as const;
  let y = drawFacts(page, facts, edge.top - 66);
  if (isPart) {
    page.text(words.part, { x: edge.left, y, size: 9, grey: 0.4 });
    y -= 15;
  }
  y = drawColumns(page, y - 10, spoken);
  drawEnds(page, words.opening, statement.opening, y, spoken);
  return y - lineHeight;
}

function drawColumns(page: PdfPage, y: number, spoken: Spoken): number {
  const words = statementWords[spoken].columns;
  const head = { y, size: 8, font: "bold", grey: 0.4 } as const;
  page.text(words.at, { x: columns.at, ...head });
  page.text(words.what, { x: columns.what, ...head });
  page.text(words.reference, { x: columns.reference, ...head });
  page.text(words.amount, { x: columns.amount, right: true, ...head });
  page.text(words.balance, { x: columns.balance, right: true, ...head });
  page.line(y - 5, { from: edge.left, to: edge.right });
  return y - lineHeight - 4;
}

function drawLine(page: PdfPage, movement: ToldMovement, y: number, spoken: Spoken): void {
  const { at, id, change, current } = movement;
  page.text(spellTime(at, spoken), { x: columns.at, y, size: 8, room: 84 });
  page.text(sayMovement(movement, spoken), { x: columns.what, y, size: 8, room: 166 });
  page.text(id, { x: columns.reference, y, size: 6, grey: 0.4 });
  page.text(spellAmount(change, spoken), { x: columns.amount, y, size: 8, right: true });
  page.text(spellAmount(current, spoken), { x: columns.balance, y, size: 8, right: true });
}

function drawEnds(page: PdfPage, name: string, amount: Money, y: number, spoken: Spoken): void {
  page.text(name, { x: columns.what, y, size: 9, font: "bold" });
  const place = { x: columns.balance, y, size: 9, font: "bold", right: true } as const;
  page.text(spellAmount(amount, spoken), place);
}

function drawTotals(
  page: PdfPage,
  groups: readonly (readonly [
    keyof (typeof statementWords)["en"]["group"],
    { moneyIn: Money; moneyOut: Money; count: number },
  ])[],
  top: number,
  spoken: Spoken,
): void {
  if (groups.length === 0) return;
  const words = statementWords[spoken];
  const head = { y: top, size: 8, font: "bold", grey: 0.4 } as const;
  page.text(words.totals.title, { x: columns.what, ...head });
  page.text(words.totals.count, { x: columns.reference + 70, right: true, ...head });
  page.text(words.totals.in, { x: columns.amount, right: true, ...head });
  page.text(words.totals.out, { x: columns.balance, right: true, ...head });
  page.line(top - 5, { from: columns.what, to: edge.right });
  for (const [index, [group, { moneyIn, moneyOut, count }]] of groups.entries()) {
    const line = { y: top - lineHeight * (index + 1) - 4, size: 9 } as const;
    page.text(words.group[group], { x: columns.what, ...line });
    page.text(String(count), { x: columns.reference + 70, right: true, ...line });
    page.text(spellAmount(moneyIn, spoken), { x: columns.amount, right: true, ...line });
    page.text(spellAmount(moneyOut, spoken), { x: columns.balance, right: true, ...line });
  }
}
