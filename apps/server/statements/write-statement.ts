import type { Money } from "@croupier/kit/money";
import { createTotals } from "@croupier/wallet";
import type { ShownMovement, ShownStatement } from "./add-ways.ts";
import type { Spoken } from "./movement-words.ts";
import { sayWay } from "./payment-words.ts";
import { createPdfFile, type PdfFile } from "./pdf/pdf-file.ts";
import type { PdfPage } from "./pdf/pdf-page.ts";
import { sayMovement } from "./say-movement.ts";
import { spellAmount, spellTime } from "./spell.ts";
import { beginPage, drawFacts, edge, type StatementHolder } from "./statement-head.ts";
import { statementWords } from "./statement-words.ts";
import { drawRow, heightOf, type Cell } from "./table-row.ts";

export type StatementAsked = {
  readonly statement: ShownStatement;
  readonly holder: StatementHolder;
  readonly spoken: Spoken;
  readonly madeAt: Date;
  /** A filter left some out: whoever adds up is told. */
  readonly isPart: boolean;
};

const columns = { at: edge.left, what: 132, amount: 390, before: 472, after: edge.right };
const whatRoom = 178;
const [rowGap, lineHeight] = [6, 14];
const soft = 0.4;

type Totals = ReturnType<ReturnType<typeof createTotals>["all"]>;

/** A statement as pages to keep, written while it is read: no page waits for the last one. */
export async function* writeStatementPdf(
  asked: StatementAsked,
): AsyncGenerator<Buffer, void, undefined> {
  const { statement, holder, spoken, madeAt } = asked;
  const words = statementWords[spoken];
  const title = `${holder.brandName} - ${words.title}`;
  const file = createPdfFile({ title, language: spoken, madeAt });
  const totals = createTotals();
  let number = 1;
  let page = beginPage(file, { holder, number, spoken });
  yield file.begin();
  const head = drawHead(file, page, asked);
  yield head.bytes;
  const table = file.open("Table");
  yield drawRow(file, page, { table, cells: headOf(spoken), y: head.y });
  page.line(head.y - 5, { from: edge.left, to: edge.right });
  let y = head.y - lineHeight - 4;
  yield drawRow(file, page, { table, cells: endOf(words.opening, statement.opening, spoken), y });
  y -= lineHeight + 2;

  function turnPage(): Buffer {
    const full = file.page(page);
    number += 1;
    page = beginPage(file, { holder, number, spoken });
    y = edge.top - 30;
    return full;
  }

  for await (const movement of statement.movements()) {
    totals.count(movement);
    const cells = cellsOf(movement, spoken);
    if (y - heightOf(cells) < edge.bottom) {
      yield turnPage();
      // Heads are read once: those of later pages are for the eye.
      yield drawRow(file, page, { table: undefined, cells: headOf(spoken), y });
      page.line(y - 5, { from: edge.left, to: edge.right });
      y -= lineHeight + 4;
    }
    yield drawRow(file, page, { table, cells, y });
    y -= heightOf(cells) + rowGap;
  }

  const groups = totals.all();
  // Closing balance and totals stay together.
  if (y - (groups.size + 6) * lineHeight < edge.bottom) {
    yield turnPage();
    y -= 10;
  }
  yield drawRow(file, page, { table, cells: endOf(words.closing, statement.closing, spoken), y });
  yield file.close(table);
  y -= 2 * lineHeight;
  yield groups.size === 0
    ? drawText(file, page, { text: words.nothing, y })
    : drawTotals(file, page, { groups, top: y - lineHeight, spoken });
  yield file.page(page);
  yield file.end();
}

function drawHead(
  file: PdfFile,
  page: PdfPage,
  { statement, holder, spoken, madeAt, isPart }: StatementAsked,
): { readonly bytes: Buffer; readonly y: number } {
  const words = statementWords[spoken];
  const tag = file.open("H1");
  page.text(words.title, { x: edge.left, y: edge.top - 40, size: 20, font: "bold", tag });
  const title = file.close(tag);
  const facts = [
    [words.holder, `${holder.name}, ${holder.currency}`],
    [words.period, `${spellTime(statement.from, spoken)} - ${spellTime(statement.before, spoken)}`],
    [words.made, spellTime(madeAt, spoken)],
  ] as const;
  const drawn = drawFacts(file, page, { facts, top: edge.top - 66 });
  const part = isPart ? drawText(file, page, { text: words.part, y: drawn.y }) : Buffer.alloc(0);
  const y = drawn.y - (isPart ? 25 : 10);
  return { bytes: Buffer.concat([title, drawn.bytes, part]), y };
}

function drawText(file: PdfFile, page: PdfPage, { text, y }: { text: string; y: number }): Buffer {
  const tag = file.open("P");
  page.text(text, { x: edge.left, y, size: 9, grey: soft, tag });
  return file.close(tag);
}

function headOf(spoken: Spoken): readonly Cell[] {
  const words = statementWords[spoken];
  const head = (text: string, x: number, right = false): Cell => ({
    x,
    right,
    font: "bold",
    heads: "Column",
    pieces: [{ text, grey: soft }],
  });
  return [
    head(words.columns.at, columns.at),
    head(words.columns.what, columns.what),
    head(words.columns.amount, columns.amount, true),
    head(words.before, columns.before, true),
    head(words.columns.balance, columns.after, true),
  ];
}

function cellsOf(movement: ShownMovement, spoken: Spoken): readonly Cell[] {
  const { at, id, way, change, previous, current } = movement;
  const figure = (amount: Money, x: number): Cell => ({
    x,
    right: true,
    pieces: [{ text: spellAmount(amount, spoken) }],
  });
  return [
    {
      x: columns.at,
      room: columns.what - columns.at - 6,
      pieces: [{ text: spellTime(at, spoken) }],
    },
    {
      x: columns.what,
      room: whatRoom,
      pieces: [
        { text: sayMovement(movement, spoken) },
        ...(way === undefined ? [] : [{ text: sayWay(way, spoken), grey: soft }]),
        { text: id, size: 6, grey: soft },
      ],
    },
    figure(change, columns.amount),
    figure(previous, columns.before),
    figure(current, columns.after),
  ];
}

function endOf(name: string, amount: Money, spoken: Spoken): readonly Cell[] {
  return [
    { x: columns.what, font: "bold", heads: "Row", columns: 4, pieces: [{ text: name, size: 9 }] },
    {
      x: columns.after,
      right: true,
      font: "bold",
      pieces: [{ text: spellAmount(amount, spoken), size: 9 }],
    },
  ];
}

function drawTotals(
  file: PdfFile,
  page: PdfPage,
  { groups, top, spoken }: { groups: Totals; top: number; spoken: Spoken },
): Buffer {
  const words = statementWords[spoken];
  const places = [columns.what, columns.amount, columns.before, columns.after] as const;
  const title = file.open("H2");
  page.text(words.totals.title, { x: columns.what, y: top, size: 11, font: "bold", tag: title });
  const written = [file.close(title)];
  const table = file.open("Table");
  const row = (texts: readonly string[], y: number, isHead: boolean) =>
    drawRow(file, page, {
      table,
      y,
      cells: texts.map((text, index) => ({
        x: places[index] ?? columns.what,
        right: index > 0,
        ...(isHead ? { font: "bold" as const, heads: "Column" as const } : {}),
        ...(!isHead && index === 0 ? { heads: "Row" as const } : {}),
        pieces: [isHead ? { text, grey: soft } : { text, size: 9 }],
      })),
    });
  const { kind, count, in: moneyIn, out: moneyOut } = words.totals;
  let y = top - 20;
  written.push(row([kind, count, moneyIn, moneyOut], y, true));
  page.line(y - 5, { from: columns.what, to: edge.right });
  y -= 4;
  for (const [group, total] of groups) {
    y -= lineHeight;
    const amounts = [total.moneyIn, total.moneyOut].map((amount) => spellAmount(amount, spoken));
    written.push(row([words.group[group], String(total.count), ...amounts], y, false));
  }
  written.push(file.close(table));
  return Buffer.concat(written);
}
