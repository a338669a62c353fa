import { escape, frame } from "./frame.ts";
import type { Payment } from "./payments.ts";

/** What was paid here, for whoever tries things out: told of again, taken back, given back. */
export function drawList(payments: readonly Payment[]): string {
  const rows = payments.map((payment) => {
    const { reference, method, amount, came = amount, currency, status } = payment;
    return `<li><code>${escape(reference)}</code> <span>${method}, ${escape(came)} ${escape(currency)}, ${status}</span>
${actsOf(payment)
  .map(([act, label]) => drawAct(payment, act, label))
  .join("")}</li>`;
  });
  return frame("en", "Payments sandbox", `<h1>Payments sandbox</h1><ul>${rows.join("")}</ul>`);
}

function actsOf({ status }: Payment): readonly (readonly [act: string, label: string])[] {
  const tell = ["notice", "Tell the shop"] as const;
  if (status === "paid" || status === "charge_lifted") {
    return [tell, ["chargeback", "Take it back"]];
  }
  return status === "charged_back" ? [tell, ["lift", "Give it back"]] : [tell];
}

function drawAct({ id }: Payment, act: string, label: string): string {
  return `<form method="post" action="/payments/${id}/${act}"><button class="quiet">${label}</button></form>`;
}
