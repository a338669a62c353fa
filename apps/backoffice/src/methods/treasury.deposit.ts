import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";
import { presentWatched } from "../treasury/present-books.ts";

export function treasuryDeposit({ depositDesk, playerDesk, refunds }: Services) {
  return method<typeof treasury.deposit, StaffSubject>(
    treasury.deposit,
    async ({ params, subject }) => {
      const { deposit: id } = params;
      const found = isUuid(id) ? await depositDesk.read(id) : undefined;
      if (found === undefined) return unknown;
      const { events, calls, ...deposit } = found;
      const nameOf = await playerDesk.name([deposit.playerId]);
      return {
        status: 200,
        body: {
          ...presentWatched(deposit, nameOf(deposit.playerId)),
          refundTakesTwo: await refunds.takesTwo(deposit, subject.staff.id),
          events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
          calls: calls.map(({ at, direction, call, outcome, tookMs }) => ({
            at: at.toISOString(),
            direction,
            call,
            outcome,
            tookMs,
          })),
        },
      };
    },
  );
}
