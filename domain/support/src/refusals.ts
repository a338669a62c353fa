/** What this room may refuse, in the order in which it looks. */
export type OpenTicketRefusal =
  /** The key stands for another message. */
  | { readonly code: "idempotency_key_reused" }
  /** More than a sender has to say within a day; each brings a letter to an address that was only typed. */
  | { readonly code: "too_many_tickets"; readonly retryAfterSeconds: number };

export type TicketDeskRefusal =
  | { readonly code: "not_found" }
  /** It was answered or closed meanwhile; whoever writes more opens it again first. */
  | { readonly code: "ticket_not_open" };
