import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { staffNames } from "../desk/staff-names.ts";
import { presentGrant } from "../games/present-grant.ts";
import type { Services, StaffSubject } from "../services.ts";
import { placeIn } from "../treasury/place-in.ts";

export function gameDeskFreeRounds({ games, playerDesk, oversight }: Services) {
  return method<typeof gameDesk.freeRounds, StaffSubject>(
    gameDesk.freeRounds,
    async ({ query, subject }) => {
      const { player: playerId, game, state, limit } = query;
      if (playerId !== undefined && !isUuid(playerId)) {
        return { status: 200, body: { items: [], next: null } };
      }
      const before = placeIn(query.before);
      const found = await games.grants.list({ playerId, game, state, before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const playerOf = await playerDesk.name(shown.map((grant) => grant.playerId));
      const nameOf = await staffNames(oversight);
      const items = shown.map((grant) =>
        presentGrant(grant, {
          player: playerOf(grant.playerId),
          staffId: subject.staff.id,
          nameOf,
        }),
      );
      const next = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { status: 200, body: { items, next } };
    },
  );
}
