import { drawConfirmations, drawHostedPage } from "./hosted-page.ts";
import { showCard, type KeptCards } from "./kept-cards.ts";
import { blockMs, confirmationsWanted } from "./methods/crypto.ts";
import type { Notices } from "./notices.ts";
import { findOutcome, whenKept } from "./outcomes.ts";
import { partOf, type Payment } from "./payments.ts";
import { html, type Reply } from "./reply.ts";

/** What happens on the page a player pays on. */
export function createAnswerPlayer({ notices, cards }: { notices: Notices; cards: KeptCards }) {
  return function answer(
    payment: Payment,
    { method, act, body }: { method: string; act: string | undefined; body: string },
  ): Reply {
    if (method !== "POST") return show(payment, false);
    if (act === "back") {
      if (payment.status === "open") payment.status = "cancelled";
      if (payment.status === "cancelled") void notices.tell(payment);
      return backToShop(payment);
    }
    if (payment.status !== "open") return backToShop(payment);
    return pay(payment, new URLSearchParams(body));
  };

  function show(payment: Payment, wrong: boolean): Reply {
    if (payment.method === "crypto" && payment.sentAt !== undefined) return confirm(payment);
    const card = cards.find(payment.payer, payment.card);
    return html(drawHostedPage(payment, { wrong, card }), wrong ? 422 : 200);
  }

  function pay(payment: Payment, form: URLSearchParams): Reply {
    const kept = cards.find(payment.payer, payment.card);
    const typed = kept?.number ?? form.get("typed") ?? "";
    const found = findOutcome(payment.method, typed);
    if (found === undefined) return show(payment, true);
    const outcome = kept === undefined ? found : whenKept(found);
    payment.status = outcome.status;
    payment.sentAt = Date.now();
    if (outcome.percent !== undefined) payment.came = partOf(payment.amount, outcome.percent);
    if (payment.method === "card") payment.paidWith = showCard(typed);
    if (form.get("keep") === "yes") payment.kept = cards.keep(payment.payer, typed);
    notices.play(payment, outcome);
    return payment.method === "crypto"
      ? { status: 303, location: `/pay/${payment.id}` }
      : backToShop(payment);
  }

  /** Block for block, until there are enough of them; whoever waits for nothing is led back. */
  function confirm(payment: Payment): Reply {
    if (payment.status !== "processing") return backToShop(payment);
    const blocks = Math.floor((Date.now() - (payment.sentAt ?? 0)) / blockMs);
    const reply = html(drawConfirmations(payment, Math.min(blocks, confirmationsWanted)));
    return { ...reply, refreshSeconds: blockMs / 1_000 };
  }
}

/** The shop learns the truth by notice; what stands in the address is for the eye alone. */
function backToShop({ returnUrl, status }: Payment): Reply {
  const url = new URL(returnUrl);
  url.searchParams.set("status", status);
  return { status: 303, location: url.href };
}
