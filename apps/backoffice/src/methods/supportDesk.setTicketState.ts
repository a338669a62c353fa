import { supportDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { ticketsFor } from "./present-ticket.ts";

export function supportDeskSetTicketState(services: Services) {
  return method<typeof supportDesk.setTicketState, StaffSubject>(
    supportDesk.setTicketState,
    async ({ params, body: { state }, subject }) => {
      const changed = await services.tickets.setState(params.ticket, { state, by: subject.staff });
      if (!changed.ok) return changed;
      const present = await ticketsFor(subject, services);
      return { status: 200, body: present(changed.value) };
    },
  );
}
