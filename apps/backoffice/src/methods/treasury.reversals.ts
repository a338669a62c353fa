import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { placeIn } from "../treasury/place-in.ts";
import { presentReversal } from "../treasury/present-reversal.ts";
import { readDebts } from "../treasury/read-debts.ts";

export function treasuryReversals({ readReversals, readAccounts, playerDesk }: Services) {
  return method<typeof treasury.reversals, StaffSubject>(
    treasury.reversals,
    async ({ query: { kind, state, player, deposit, before, limit } }) => {
      if ([player, deposit].some((one) => one !== undefined && !isUuid(one))) {
        return { status: 200, body: { items: [], next: null } };
      }
      const found = await readReversals({
        kind,
        state,
        playerId: player,
        depositId: deposit,
        before: placeIn(before),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const nameOf = await playerDesk.name(shown.map(({ playerId }) => playerId));
      const debtOf = await readDebts(readAccounts, shown);
      const items = shown.map((one) =>
        presentReversal(one, { player: nameOf(one.playerId), stillOwed: debtOf(one) }),
      );
      const next = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { status: 200, body: { items, next } };
    },
  );
}
