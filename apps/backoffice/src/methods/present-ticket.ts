import type { ListedTicket } from "@croupier/contracts";
import type { Ticket } from "@croupier/support";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

/** As whoever asks sees tickets at this moment: what is theirs, and what is late. */
export async function ticketsFor(
  { staff: me }: StaffSubject,
  { clock, oversight }: Pick<Services, "clock" | "oversight">,
): Promise<(ticket: Ticket) => ListedTicket> {
  const nameOf = await staffNames(oversight);
  const now = clock();
  return (ticket) => ({
    ...ticket,
    sentAt: ticket.sentAt.toISOString(),
    dueAt: ticket.dueAt.toISOString(),
    changedAt: ticket.changedAt.toISOString(),
    isOverdue: ticket.state === "open" && ticket.dueAt < now,
    takenBy: ticket.takenBy === null ? null : nameOf(ticket.takenBy),
    isMine: ticket.takenBy === me.id,
  });
}
