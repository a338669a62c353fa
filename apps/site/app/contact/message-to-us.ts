import {
  ticketLengths,
  ticketReferenceKinds,
  ticketSubjects,
  type TicketReferenceKind,
  type TicketSubject,
} from "@croupier/contracts/tickets";
import type { NewTicket } from "@croupier/contracts";

import type { MessageKey } from "../language/Messages.context.tsx";

/** What a link says that the message will be about. */
export interface About {
  readonly subject?: TicketSubject;
  readonly reference?: {
    readonly kind: Exclude<TicketReferenceKind, "other">;
    readonly id: string;
  };
}

/** What was typed, as it was typed. Without an address it is a player's: theirs is known. */
export interface Typed {
  readonly subject: string;
  readonly message: string;
  readonly reference: string;
  readonly email: string | undefined;
}

export type Field = "subject" | "message" | "email";

const usualSubject = {
  round: "game_round",
  movement: "payment",
  deposit: "payment",
  withdrawal: "payment",
} as const;

/** `/contact?round=…`, `?deposit=…`, `?ticket=…`, `?subject=complaint`; anything else says nothing. */
export function readAbout(query: URLSearchParams): About {
  const asked = ticketSubjects.find((one) => one === query.get("subject"));
  for (const kind of ticketReferenceKinds) {
    const id = query.get(kind)?.trim() ?? "";
    if (kind === "other" || !/^[\w-]{1,100}$/.test(id)) continue;
    const subject = asked ?? (kind === "ticket" ? undefined : usualSubject[kind]);
    return { reference: { kind, id }, ...(subject === undefined ? {} : { subject }) };
  }
  return asked === undefined ? {} : { subject: asked };
}

/** What is wrong with it, by field in the order of the form; the server has the last word. */
export function checkMessage(typed: Typed): Partial<Record<Field, MessageKey>> {
  const wrong: Partial<Record<Field, MessageKey>> = {};
  if (!ticketSubjects.some((one) => one === typed.subject)) wrong.subject = "contact.subject.error";
  const message = typed.message.trim();
  if (message === "") wrong.message = "contact.message.error";
  else if (message.length > ticketLengths.message) wrong.message = "contact.message.long";
  if (typed.email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed.email.trim())) {
    wrong.email = "contact.email.error";
  }
  return wrong;
}

/** Of what was checked. */
export function toTicket(typed: Typed, about: About, language: string): NewTicket {
  const subject = ticketSubjects.find((one) => one === typed.subject) ?? "other";
  const written = typed.reference.trim();
  const reference =
    about.reference ?? (written === "" ? undefined : ({ kind: "other", id: written } as const));
  return {
    subject,
    message: typed.message.replaceAll("\r\n", "\n").trim(),
    ...(reference === undefined ? {} : { reference }),
    ...(typed.email === undefined ? {} : { email: typed.email.trim() }),
    language,
  };
}
