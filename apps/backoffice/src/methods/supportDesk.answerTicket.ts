import { supportDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { ticketsFor } from "./present-ticket.ts";

export function supportDeskAnswerTicket(services: Services) {
  return method<typeof supportDesk.answerTicket, StaffSubject>(
    supportDesk.answerTicket,
    async ({ params, body: { text }, subject }) => {
      const changed = await services.tickets.answer(params.ticket, { text, by: subject.staff });
      if (!changed.ok) return changed;
      const present = await ticketsFor(subject, services);
      return { status: 200, body: present(changed.value) };
    },
  );
}
