export {
  simulatedMail,
  simulatedSms,
  type Mail,
  type MailCarrier,
  type Sms,
  type SmsCarrier,
} from "./carriers.ts";
export type { Carriers, Delivered } from "./deliver.ts";
export type { HelpFeedbackReason, HelpFeedbackTally } from "./help-feedback/feedback-reader.ts";
export { createHelpFeedback, type HelpFeedbackDesk } from "./help-feedback/give-feedback.ts";
export type { LetterTemplate } from "./letters/catalogue.ts";
export type { OutboxChannel, OutboxMessage, OutboxState, OutboxSummary } from "./outbox-reader.ts";
export type { LetterRequest, SmsRequest } from "./queue.ts";
export type { OpenTicketRefusal, TicketDeskRefusal } from "./refusals.ts";
export type { LetterFacts } from "./render-letter.ts";
export { createSmtpCarrier } from "./smtp-carrier.ts";
export { createSupport, type Support } from "./support.ts";
export { createTwilioCarrier } from "./twilio-carrier.ts";
export type { NewTicket, OpenTicket } from "./tickets/open-ticket.ts";
export { createTicketDesk, type OpenedAtDesk, type TicketDesk } from "./tickets/ticket-desk.ts";
export type { Ticket, TicketAnswer, TicketReference } from "./tickets/ticket-reader.ts";
