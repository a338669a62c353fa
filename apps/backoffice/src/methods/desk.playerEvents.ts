import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPlayerEvents({ playerDesk, oversight }: Services) {
  return method<typeof desk.playerEvents, StaffSubject>(
    desk.playerEvents,
    async ({ params, query }) => {
      const { player: playerId } = params;
      const { group, limit } = query;
      if (!isUuid(playerId) || !(await playerDesk.isPlayer(playerId))) return unknown;
      const nameOf = await staffNames(oversight);
      // A place in the list that never was one begins the list anew.
      const before = query.before !== undefined && isUuid(query.before) ? query.before : undefined;
      const events = await playerDesk.readEvents({ playerId, group, before, limit: limit + 1 });
      const items = events.slice(0, limit).map((event) => ({
        id: event.id,
        at: event.happenedAt.toISOString(),
        kind: event.kind,
        facts: { ...event.facts },
        by: event.doneBy,
        staff: event.staffId && nameOf(event.staffId),
      }));
      const next = events.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { status: 200, body: { items, next } };
    },
  );
}
