import { statements } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal, getAsset } from "@croupier/kit/money";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { spokenOf } from "../statements/movement-words.ts";
import { sayPayment, sayWay } from "../statements/payment-words.ts";
import { filterOf } from "./movement-filter.ts";

const limit = 30;

export function statementsPayments({ players, paymentHistory }: Services) {
  return method<typeof statements.payments, PlayerSubject>(
    statements.payments,
    async ({ subject: { playerId }, query }) => {
      const { kind, status, unmoved, after } = query;
      const { search, from, before } = filterOf(query);
      const { currency } = await players.profile.read(playerId);
      const page = await paymentHistory.page({
        playerId,
        kind,
        status,
        unmoved,
        search,
        from,
        before,
        currency: getAsset(currency),
        // What is no place of ours begins the list anew.
        after: after !== undefined && isUuid(after) ? after : undefined,
        limit,
      });
      const spoken = spokenOf(query.language);
      const items = page.payments.map((payment) => ({
        id: payment.id,
        kind: payment.kind,
        direction: payment.direction,
        status: payment.status,
        sentence: sayPayment(payment, spoken),
        way: sayWay(payment.way, spoken),
        amount: formatDecimal(payment.amount),
        currency: payment.amount.asset,
        at: payment.at.toISOString(),
        changedAt: payment.changedAt.toISOString(),
        movement: payment.movementId,
      }));
      return { status: 200, body: { items, next: page.next ?? null } };
    },
  );
}
