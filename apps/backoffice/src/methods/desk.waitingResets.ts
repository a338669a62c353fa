import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReset } from "../desk/present-player.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskWaitingResets({ playerDesk, oversight }: Services) {
  return method<typeof desk.waitingResets, StaffSubject>(
    desk.waitingResets,
    async ({ subject }) => {
      const nameOf = await staffNames(oversight);
      const waiting = await playerDesk.listWaitingResets();
      const items = waiting.map(({ firstName, lastName, brand, ...request }) => ({
        ...presentReset(request, nameOf),
        firstName,
        lastName,
        brand,
        own: request.askedBy === subject.staff.id,
      }));
      return { status: 200, body: { items } };
    },
  );
}
