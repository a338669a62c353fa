import { supportDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { ticketsFor } from "./present-ticket.ts";

export function supportDeskTakeTicket(services: Services) {
  return method<typeof supportDesk.takeTicket, StaffSubject>(
    supportDesk.takeTicket,
    async ({ params, body: { taken }, subject }) => {
      const changed = await services.tickets.take(params.ticket, { taken, by: subject.staff });
      if (!changed.ok) return changed;
      const present = await ticketsFor(subject, services);
      return { status: 200, body: present(changed.value) };
    },
  );
}
