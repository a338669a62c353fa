import type { Clock } from "@croupier/kit/time";
import type { LedgerAuditLog, ProcessRegister, Visits } from "@croupier/oversight";

const dayMs = 86_400_000;

/** What only mattered for a while. Nothing of money, and nothing that a player did, is ever forgotten here. */
export async function forgetOldRecords(needs: {
  processes: ProcessRegister;
  audits: LedgerAuditLog;
  visits: Pick<Visits, "forgetBefore">;
  forgetAttemptsBefore: (moment: Date) => Promise<unknown>;
  /** Their cookies live for a year: a browser that is not seen for longer cannot be known again. */
  forgetDevicesUnseenSince: (moment: Date) => Promise<unknown>;
  forgetPlaySessionsEndedBefore: (moment: Date) => Promise<unknown>;
  forgetGameSessionsEndedBefore: (moment: Date) => Promise<unknown>;
  forgetAnsweredBefore: (moment: Date) => Promise<unknown>;
  /** As long as whoever paid by card may still contest it. */
  forgetProviderCallsBefore: (moment: Date) => Promise<unknown>;
  /** Letters and text messages that were sent, or never will be. */
  forgetMessagesBefore: (moment: Date) => Promise<unknown>;
  /** What visitors wrote to us, once it is answered or closed. */
  forgetTicketsDoneBefore: (moment: Date) => Promise<unknown>;
  clock: Clock;
}): Promise<void> {
  const before = (days: number) => new Date(needs.clock().getTime() - days * dayMs);
  await needs.processes.forgetUnseenSince(before(7));
  await needs.audits.forgetBefore(before(30));
  await needs.visits.forgetBefore(before(90));
  await needs.forgetAttemptsBefore(before(2));
  await needs.forgetDevicesUnseenSince(before(400));
  await needs.forgetPlaySessionsEndedBefore(before(30));
  await needs.forgetGameSessionsEndedBefore(before(30));
  await needs.forgetAnsweredBefore(before(7));
  await needs.forgetProviderCallsBefore(before(540));
  await needs.forgetMessagesBefore(before(90));
  await needs.forgetTicketsDoneBefore(before(730));
}
