import { drawFacts, escape, frame } from "./frame.ts";
import { accountToPay } from "./methods/bank.ts";
import { coinsToPay, confirmationsWanted, drawQr } from "./methods/crypto.ts";
import { outcomes } from "./outcomes.ts";
import type { KeptCard, Payment } from "./payments.ts";
import { wordsIn } from "./words/words-in.ts";

export interface Shown {
  /** What was typed is no test value. */
  readonly wrong: boolean;
  /** The card that is kept and to be paid with. */
  readonly card: KeptCard | undefined;
}

/** The page a player pays on. */
export function drawHostedPage(payment: Payment, shown: Shown): string {
  const { id, method, amount, currency, language, status } = payment;
  const words = wordsIn(language);
  const title = words.titles[method];
  const isOpen = status === "open";
  return frame(
    language,
    title,
    `<h1>${escape(title)}</h1>
${drawFacts([[words.amount, `${amount} ${currency}`]])}
<p class="note">${escape(words.sandbox)}</p>
${isOpen ? `${drawWhere(payment)}${drawForm(payment, shown)}` : `<p role="alert" class="wrong">${escape(words.over)}</p>`}
<form method="post" action="/pay/${id}/back"><button class="quiet">${escape(isOpen ? words.back : words.goBack)}</button></form>
${isOpen ? drawTests(payment) : ""}`,
  );
}

/** After it was sent: the page comes again by itself, and leads back when it has been confirmed. */
export function drawConfirmations(payment: Payment, count: number): string {
  const words = wordsIn(payment.language);
  const title = words.titles[payment.method];
  return frame(
    payment.language,
    title,
    `<h1>${escape(title)}</h1>
<p role="status">${escape(words.sent)}</p>
${drawFacts([[words.confirmations, `${count} / ${confirmationsWanted}`]])}
<form method="post" action="/pay/${payment.id}/back"><button class="quiet">${escape(words.goBack)}</button></form>`,
  );
}

/** Where it is to be sent, for who sends it from elsewhere. */
function drawWhere(payment: Payment): string {
  const words = wordsIn(payment.language);
  if (payment.method === "bank") {
    const { holder, account, purpose } = accountToPay(payment.reference);
    return drawFacts([
      [words.holder, holder],
      [words.account, account],
      [words.purpose, purpose],
    ]);
  }
  if (payment.method !== "crypto") return "";
  const { address, sum, uri } = coinsToPay(payment);
  return `${drawFacts([
    [words.sum, `${sum} BTC`],
    [words.address, address],
  ])}<div class="qr" aria-hidden="true">${drawQr(uri)}<p class="note">${escape(words.scan)}</p></div>`;
}

function drawForm({ id, method, language }: Payment, { wrong, card }: Shown): string {
  const words = wordsIn(language);
  if (card !== undefined) {
    return `<form method="post" action="/pay/${id}">
${drawFacts([[words.typed.card, `${card.brand} ${card.lastFour}`]])}
<label for="code">${escape(words.code)}</label><input id="code" name="code" value="123" inputmode="numeric" autocomplete="off">
<button>${escape(words.act.card)}</button>
</form>`;
  }
  return `<form method="post" action="/pay/${id}">
<label for="typed">${escape(words.typed[method])}</label>
<input id="typed" name="typed" autocomplete="off"${method === "card" ? ' inputmode="numeric"' : ""} required autofocus${wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ""}>
${wrong ? `<p id="wrong" class="wrong">${escape(words.unknown)}</p>` : ""}
${
  method === "card"
    ? `<div class="pair"><div><label for="until">${escape(words.until)}</label><input id="until" name="until" value="12/30" autocomplete="off"></div>
<div><label for="code">${escape(words.code)}</label><input id="code" name="code" value="123" inputmode="numeric" autocomplete="off"></div></div>
<label class="tick"><input type="checkbox" name="keep" value="yes">${escape(words.keep)}</label>`
    : ""
}
<button>${escape(words.act[method])}</button>
</form>`;
}

function drawTests({ method, language }: Payment): string {
  const words = wordsIn(language);
  const lines = outcomes[method].map(
    ({ typed, means }) =>
      `<li><code>${typed}</code> <span>${escape(words.outcomes[means])}</span></li>`,
  );
  return `<h2>${escape(words.tests[method])}</h2><ul>${lines.join("")}</ul>`;
}
