import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { simulatedMail, simulatedSms } from "./carriers.ts";
import { createDelivery, type Carriers, type MayBeOffered, type SendersOf } from "./deliver.ts";
import { createHelpFeedbackReader } from "./help-feedback/feedback-reader.ts";
import { createOutboxReader } from "./outbox-reader.ts";
import { createQueue } from "./queue.ts";
import { createOpenTicket } from "./tickets/open-ticket.ts";
import { createForgetTickets } from "./tickets/ticket-desk.ts";
import { countLateTickets } from "./tickets/ticket-reader.ts";

/**
 * Letters and SMS: queued with their cause, delivered by the worker, read in the back-office. What readers of
 * the help centre said of its articles, and what somebody wrote to us.
 */
export function createSupport({
  database,
  clock,
  carriers = { mail: simulatedMail, sms: simulatedSms },
  mayBeOffered = async () => false,
  sendersOf = async () => ({ mail: undefined, sms: undefined }),
}: {
  database: Database;
  clock: Clock;
  carriers?: Carriers;
  /** Absent where nothing is sent: then nobody is. */
  mayBeOffered?: MayBeOffered;
  /** Absent: all brands write as the house. */
  sendersOf?: SendersOf;
}) {
  const queue = createQueue({ database, clock });
  return {
    ...queue,
    ...createOutboxReader(database),
    ...createHelpFeedbackReader(database),
    openTicket: createOpenTicket({ database, clock, queueLetter: queue.queueLetter }),
    forgetTicketsDoneBefore: createForgetTickets(database),
    countLateTickets: () => countLateTickets(database, clock()),
    deliver: createDelivery({ database, clock, carriers, mayBeOffered, sendersOf }),
  };
}

export type Support = ReturnType<typeof createSupport>;
