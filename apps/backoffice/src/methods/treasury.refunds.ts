import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal } from "@croupier/kit/money";
import { method } from "@croupier/server/shell";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";
import { placeIn } from "../treasury/place-in.ts";

export function treasuryRefunds({ refunds, playerDesk, oversight }: Services) {
  return method<typeof treasury.refunds, StaffSubject>(
    treasury.refunds,
    async ({ query, subject }) => {
      const { state, deposit: depositId, limit } = query;
      if (depositId !== undefined && !isUuid(depositId)) {
        return { status: 200, body: { items: [], next: null } };
      }
      const before = placeIn(query.before);
      const found = await refunds.list({ depositId, state, before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const playerOf = await playerDesk.name(shown.map(({ playerId }) => playerId));
      const nameOf = await staffNames(oversight);
      const items = shown.map(({ amount, fee, askedAt, answeredAt, answeredBy, ...rest }) => ({
        ...rest,
        ...playerOf(rest.playerId),
        amount: formatDecimal(amount),
        fee: formatDecimal(fee),
        currency: amount.asset,
        askedBy: nameOf(rest.askedBy),
        askedAt: askedAt.toISOString(),
        own: rest.askedBy === subject.staff.id,
        answeredBy: answeredBy && nameOf(answeredBy),
        answeredAt: answeredAt?.toISOString() ?? null,
      }));
      const next = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { status: 200, body: { items, next } };
    },
  );
}
