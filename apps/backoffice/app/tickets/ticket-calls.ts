import type { ListedTicket } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { supportDesk } = client;

export const ticketsKey = ["tickets"] as const;

export type TicketQuestion = {
  readonly state?: ListedTicket["state"] | undefined;
  readonly subject?: ListedTicket["subject"] | undefined;
  readonly overdue?: "yes" | undefined;
  readonly number?: string | undefined;
  readonly player?: string | undefined;
};

export const tickets = (question: TicketQuestion) =>
  queryOptions({
    queryKey: [...ticketsKey, question],
    queryFn: async ({ signal }) => valueOf(await supportDesk.tickets({ signal, query: question })),
    refetchInterval: 30_000,
  });

export const ticket = (id: string) =>
  queryOptions({
    queryKey: [...ticketsKey, "one", id],
    queryFn: async ({ signal }) =>
      valueOf(await supportDesk.ticket({ signal, params: { ticket: id } })),
    refetchInterval: 30_000,
  });

export type TicketAct =
  | { readonly act: "take"; readonly taken: boolean }
  | { readonly act: "answer"; readonly text: string }
  | { readonly act: "state"; readonly state: "open" | "closed" };

export async function changeTicket(id: string, wish: TicketAct): Promise<ListedTicket> {
  const params = { ticket: id };
  switch (wish.act) {
    case "take":
      return valueOf(await supportDesk.takeTicket({ params, body: { taken: wish.taken } }));
    case "answer":
      return valueOf(await supportDesk.answerTicket({ params, body: { text: wish.text } }));
    case "state":
      return valueOf(await supportDesk.setTicketState({ params, body: { state: wish.state } }));
  }
}
