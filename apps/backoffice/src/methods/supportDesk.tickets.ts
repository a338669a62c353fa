import { supportDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { ticketsFor } from "./present-ticket.ts";

const listedMax = 200;

export function supportDeskTickets(services: Services) {
  return method<typeof supportDesk.tickets, StaffSubject>(
    supportDesk.tickets,
    async ({ query: { state, subject: about, overdue, number, player }, subject }) => {
      const found = await services.tickets.list({
        state,
        subject: about,
        isOverdue: overdue === "yes" ? true : undefined,
        number: number === undefined ? undefined : Number(number),
        playerId: player,
        limit: listedMax + 1,
      });
      const present = await ticketsFor(subject, services);
      return {
        status: 200,
        body: {
          items: found.slice(0, listedMax).map(present),
          hasMore: found.length > listedMax,
        },
      };
    },
  );
}
