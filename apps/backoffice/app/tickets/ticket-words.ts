import type { ListedTicket } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

export const subjectWords: Readonly<Record<ListedTicket["subject"], string>> = {
  account: "Account",
  payment: "Payment",
  game_round: "Game or round",
  safer_play: "Safer play",
  complaint: "Complaint",
  other: "Other",
};

export const stateWords: Readonly<Record<ListedTicket["state"], string>> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export const stateTones: Readonly<Record<ListedTicket["state"], Tone>> = {
  open: "accent",
  answered: "good",
  closed: "quiet",
};

type Reference = NonNullable<ListedTicket["reference"]>;

const kindWords: Readonly<Record<Reference["kind"], string>> = {
  round: "Round",
  movement: "Movement",
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  ticket: "Ticket",
  other: "Sender's words:",
};

/** The reference of a ticket, and where the console shows it; a movement is found on the page of its player. */
export function spellReference({ kind, id }: Reference): {
  readonly words: string;
  readonly to: string | undefined;
} {
  const words = `${kindWords[kind]} ${id}`;
  const encoded = encodeURIComponent(id);
  if (kind === "round") return { words, to: `/rounds/${encoded}` };
  if (kind === "deposit") return { words, to: `/deposits/${encoded}` };
  if (kind === "withdrawal") return { words, to: `/withdrawals/${encoded}` };
  if (kind === "ticket") return { words, to: `/tickets?number=${encoded}` };
  return { words, to: undefined };
}
