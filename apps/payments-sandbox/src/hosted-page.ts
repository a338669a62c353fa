import { outcomes } from "./cards.ts";
import type { Payment } from "./payments.ts";
import { wordsIn } from "./words.ts";

/** The page a player pays on. It works without a script, so none may run on it. */
export function drawHostedPage(payment: Payment, { wrong }: { wrong: boolean }): string {
  const words = wordsIn(payment.language);
  const title = escape(words.title);
  const isOver = payment.status !== "open";
  return page(
    payment.language,
    title,
    `<h1>${title}</h1>
<dl><dt>${escape(words.amount)}</dt><dd>${escape(payment.amount)} ${escape(payment.currency)}</dd></dl>
<p class="note">${escape(words.sandbox)}</p>
${isOver ? `<p role="alert" class="wrong">${escape(words.over)}</p>` : drawForm(payment, wrong)}
<form method="post" action="/pay/${payment.id}/back"><button class="quiet">${escape(words.back)}</button></form>`,
  );
}

function drawForm({ id, language }: Payment, wrong: boolean): string {
  const words = wordsIn(language);
  const numbers = outcomes.map(
    ({ number }, index) =>
      `<li><code>${number}</code> <span>${escape(words.outcomes[index] ?? "")}</span></li>`,
  );
  return `<form method="post" action="/pay/${id}">
<label for="number">${escape(words.number)}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required autofocus${wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ""}>
${wrong ? `<p id="wrong" class="wrong">${escape(words.unknown)}</p>` : ""}
<div class="pair"><div><label for="until">${escape(words.until)}</label><input id="until" name="until" value="12/30" autocomplete="off"></div>
<div><label for="code">${escape(words.code)}</label><input id="code" name="code" value="123" inputmode="numeric" autocomplete="off"></div></div>
<button>${escape(words.pay)}</button>
</form>
<h2>${escape(words.cards)}</h2><ul>${numbers.join("")}</ul>`;
}

/** What was paid here, for whoever tries things out. */
export function drawList(payments: readonly Payment[]): string {
  const rows = payments.map(
    ({ id, reference, amount, currency, status }) =>
      `<li><code>${escape(reference)}</code> <span>${escape(amount)} ${escape(currency)}, ${status}</span>
<form method="post" action="/payments/${id}/notice"><button class="quiet">Tell the shop</button></form></li>`,
  );
  return page("en", "Payments sandbox", `<h1>Payments sandbox</h1><ul>${rows.join("")}</ul>`);
}

function page(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/page.css"></head><body><main>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const pageStyles = `:root { color-scheme: light dark; --line: light-dark(#c9ccd3, #3a3f4b); --soft: light-dark(#565c6b, #a5acbb); --act: light-dark(#1f5fd6, #7aa7ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f7, #14161b); }
main { max-inline-size: 460px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 24px; margin: 0 0 16px; } h2 { font-size: 16px; margin: 28px 0 8px; }
dl { display: flex; justify-content: space-between; margin: 0; padding: 16px 0; border-block: 1px solid var(--line); } dd { margin: 0; font-weight: 700; }
.note, li span { color: var(--soft); font-size: 14px; } .wrong { color: light-dark(#b3261e, #ff8f87); margin: 6px 0 0; }
label { display: block; margin: 14px 0 6px; font-weight: 600; font-size: 14px; }
input { inline-size: 100%; min-block-size: 48px; padding: 0 14px; font: inherit; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fff, #1c1f26); color: inherit; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button { inline-size: 100%; min-block-size: 48px; margin-block-start: 18px; border: 0; border-radius: 10px; font: inherit; font-weight: 700; background: var(--act); color: light-dark(#fff, #0b1020); cursor: pointer; }
button.quiet { background: none; color: inherit; border: 1px solid var(--line); font-weight: 500; margin-block-start: 10px; }
ul { list-style: none; margin: 0; padding: 0; } li { padding: 8px 0; border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 14px; } code { white-space: nowrap; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
