import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { placeIn } from "../treasury/place-in.ts";
import { presentWatched } from "../treasury/present-books.ts";

export function treasuryDeposits({ depositDesk, playerDesk }: Services) {
  return method<typeof treasury.deposits, StaffSubject>(treasury.deposits, async ({ query }) => {
    const { state, method: paidBy, player, from, until, limit } = query;
    if (player !== undefined && !isUuid(player)) {
      return { status: 200, body: { items: [], next: null } };
    }
    const found = await depositDesk.list({
      state,
      method: paidBy,
      playerId: player,
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
      before: placeIn(query.before),
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const nameOf = await playerDesk.name(shown.map(({ playerId }) => playerId));
    const items = shown.map((deposit) => presentWatched(deposit, nameOf(deposit.playerId)));
    const next = found.length > limit ? (items.at(-1)?.id ?? null) : null;
    return { status: 200, body: { items, next } };
  });
}
