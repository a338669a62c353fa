import type { ToldMovement } from "@croupier/wallet";
import { movementWords, type Spoken } from "./movement-words.ts";
import { createPdfFile } from "./pdf/pdf-file.ts";
import { sayMovement } from "./say-movement.ts";
import { spellAmount, spellTime } from "./spell.ts";
import { beginPage, drawFacts, edge, type StatementHolder } from "./statement-head.ts";
import { statementWords } from "./statement-words.ts";

const columns = { before: 360, change: 456, after: edge.right };

/** One movement on one page: what it was, and each account before and after. */
export function* writeReceiptPdf(asked: {
  movement: ToldMovement;
  holder: StatementHolder;
  spoken: Spoken;
  madeAt: Date;
}): Generator<Buffer, void, undefined> {
  const { movement, holder, spoken, madeAt } = asked;
  const words = statementWords[spoken];
  const file = createPdfFile({
    title: `${holder.brandName} - ${words.receipt}`,
    language: spoken,
    madeAt,
  });
  const page = beginPage(holder, 1, spoken);
  const sentence = sayMovement(movement, spoken);
  const amount = `${spellAmount(movement.amount, spoken)} ${holder.currency}`;
  page.text(words.receipt, { x: edge.left, y: edge.top - 40, size: 20, font: "bold" });
  page.text(amount, { x: edge.left, y: edge.top - 78, size: 26, font: "bold" });
  page.text(sentence, { x: edge.left, y: edge.top - 98, size: 11, room: edge.right - edge.left });
  const facts = [
    [words.columns.reference, movement.id],
    [words.columns.at, spellTime(movement.at, spoken)],
    [words.holder, `${holder.name}, ${holder.currency}`],
    [words.balanceBefore, spellAmount(movement.previous, spoken)],
    [words.balanceAfter, spellAmount(movement.current, spoken)],
    [words.made, spellTime(madeAt, spoken)],
  ] as const;
  let y = drawFacts(page, facts, edge.top - 130) - 14;
  const head = { y, size: 8, font: "bold", grey: 0.4 } as const;
  page.text(words.account, { x: edge.left, ...head });
  page.text(words.before, { x: columns.before, right: true, ...head });
  page.text(words.columns.amount, { x: columns.change, right: true, ...head });
  page.text(words.after, { x: columns.after, right: true, ...head });
  page.line(y - 5, { from: edge.left, to: edge.right });
  for (const pot of movement.pots) {
    y -= 18;
    const line = { y, size: 9 } as const;
    page.text(movementWords[spoken].account[pot.account], { x: edge.left, ...line });
    page.text(spellAmount(pot.previous, spoken), { x: columns.before, right: true, ...line });
    page.text(spellAmount(pot.change, spoken), { x: columns.change, right: true, ...line });
    page.text(spellAmount(pot.current, spoken), { x: columns.after, right: true, ...line });
  }
  yield file.begin();
  yield file.page(page);
  yield file.end();
}
