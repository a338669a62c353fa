import { createClient } from "@croupier/contracts/client";
import type { OutboxEntry, Problem, StaffMember } from "@croupier/contracts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { openTypedNotes } from "./drafting/typed-notes.ts";

/** Every call of the house, typed; a room of the console has its own `calls.ts` made of these. */
export const client = createClient();
const { staff } = client;

/** An answer that says no: expected, typed, shown as a sentence. Anything else thrown is an outage. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What was answered, or the refusal thrown, so that a query or a mutation holds it as its error. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Refused(answer.problem);
  return answer.value;
}

export const whoAmI = queryOptions({
  queryKey: ["who-am-i"],
  queryFn: async ({ signal }) => valueOf(await staff.whoAmI({ signal })),
  staleTime: 60_000,
});

export const houseStatus = queryOptions({
  queryKey: ["status"],
  queryFn: async ({ signal }) => valueOf(await staff.status({ signal })),
  refetchInterval: 5_000,
});

export type Channel = OutboxEntry["channel"];

export const outbox = (channel: Channel | undefined) =>
  infiniteQueryOptions({
    queryKey: ["outbox", channel ?? "all"],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await staff.outbox({ signal, query: { channel, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: 5_000,
  });

export const outboxMessage = (id: string) =>
  queryOptions({
    queryKey: ["outbox-message", id],
    queryFn: async ({ signal }) => valueOf(await staff.outboxMessage({ signal, params: { id } })),
    // What is over stays as it is; what waits becomes something else beside its row in the list.
    refetchInterval: ({ state }) => (state.data?.state === "WAITING" ? 2_000 : false),
  });

export const unhandledErrors = infiniteQueryOptions({
  queryKey: ["unhandled-errors"],
  queryFn: async ({ signal, pageParam }) =>
    valueOf(await staff.unhandledErrors({ signal, query: { before: pageParam } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
  refetchInterval: 15_000,
});

/** Who signed in, or that a code of their device is wanted as well. */
export async function signIn(body: {
  login: string;
  password: string;
}): Promise<StaffMember | { totpRequired: true }> {
  const answer = await staff.signIn({ body });
  if (!answer.ok) throw new Refused(answer.problem);
  return answer.value;
}

export async function proveTotp(code: string) {
  return valueOf(await staff.proveTotp({ body: { code } }));
}

export async function signOut(): Promise<void> {
  openTypedNotes().forgetAll();
  valueOf(await staff.signOut());
}

/** Where the HTML of a mail is served on its own, for a frame that may do nothing. */
export const mailFrameUrl = (id: string): string =>
  `/services/backoffice/v1/outbox/${encodeURIComponent(id)}/html`;
