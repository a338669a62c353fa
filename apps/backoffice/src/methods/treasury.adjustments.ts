import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal } from "@croupier/kit/money";
import { method } from "@croupier/server/shell";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";
import { placeIn } from "../treasury/place-in.ts";

export function treasuryAdjustments({ adjustments, playerDesk, oversight }: Services) {
  return method<typeof treasury.adjustments, StaffSubject>(
    treasury.adjustments,
    async ({ query, subject }) => {
      const { state, player, limit } = query;
      if (player !== undefined && !isUuid(player)) {
        return { status: 200, body: { items: [], next: null } };
      }
      const before = placeIn(query.before);
      const found = await adjustments.list({ playerId: player, state, before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const playerOf = await playerDesk.name(shown.map(({ playerId }) => playerId));
      const nameOf = await staffNames(oversight);
      const items = shown.map(({ amount, askedAt, answeredAt, answeredBy, ...rest }) => ({
        ...rest,
        ...playerOf(rest.playerId),
        amount: formatDecimal(amount),
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
