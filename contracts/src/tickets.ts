/** What somebody may write to us about. */
export const ticketSubjects = [
  "account",
  "payment",
  "game_round",
  "safer_play",
  "complaint",
  "other",
] as const;
export type TicketSubject = (typeof ticketSubjects)[number];

/** What a message may be about: an id of ours that a link brought along, or what the sender typed. */
export const ticketReferenceKinds = [
  "round",
  "movement",
  "deposit",
  "withdrawal",
  "ticket",
  "other",
] as const;
export type TicketReferenceKind = (typeof ticketReferenceKinds)[number];

export const ticketLengths = { message: 4_000, reference: 100, answer: 8_000 } as const;
