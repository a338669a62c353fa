import { supportDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";
import { ticketsFor } from "./present-ticket.ts";

export function supportDeskTicket(services: Services) {
  return method<typeof supportDesk.ticket, StaffSubject>(
    supportDesk.ticket,
    async ({ params, subject }) => {
      const found = await services.tickets.find(params.ticket);
      if (found === undefined) return unknown;
      const present = await ticketsFor(subject, services);
      const nameOf = await staffNames(services.oversight);
      const answers = found.answers.map(({ id, text, answeredBy, answeredAt }) => ({
        id,
        text,
        answeredBy: nameOf(answeredBy),
        at: answeredAt.toISOString(),
      }));
      return { status: 200, body: { ...present(found.ticket), answers } };
    },
  );
}
