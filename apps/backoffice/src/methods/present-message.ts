import type { OutboxEntry, OutboxMessage } from "@croupier/contracts";
import type { Support } from "@croupier/support";

type Found = NonNullable<Awaited<ReturnType<Support["findMessage"]>>>;
type Listed = Awaited<ReturnType<Support["listOutbox"]>>["items"][number];

export function presentEntry(entry: Listed): OutboxEntry {
  const { id, channel, recipient, subject, state, attempts } = entry;
  return {
    id,
    channel,
    recipient,
    subject,
    state,
    attempts,
    createdAt: entry.createdAt.toISOString(),
    sentAt: entry.sentAt?.toISOString() ?? null,
  };
}

export function presentMessage(message: Found, { sealed }: { sealed: boolean }): OutboxMessage {
  return {
    ...presentEntry(message),
    sealed,
    text: sealed ? null : message.text,
    html: sealed ? null : message.html,
    failure: message.failure,
  };
}
