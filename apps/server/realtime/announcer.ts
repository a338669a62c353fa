import type { Pool } from "pg";
import { randomToken } from "@croupier/kit/random";
import { createSendInOrder } from "./send-in-order.ts";

/**
 * Under `content` the ids are the buckets in which something was published, under `flights` the games whose
 * flights are otherwise than before, under `landings` rounds whose players want to come down.
 */
export const topics = [
  "balance",
  "sessions-ended",
  "purge",
  "content",
  "flights",
  "landings",
] as const;

/** What travels between processes. Ids only: whoever hears it looks up the rest. */
export interface FanOutMessage {
  readonly topic: (typeof topics)[number];
  readonly ids: readonly string[];
}

export interface Envelope extends FanOutMessage {
  /** A life of a process: one that was restarted has another name and counts from the start. */
  readonly from: string;
  readonly seq: number;
}

export interface Announcer {
  /** Always after commit, never inside a money transaction: a NOTIFY there costs most of the commits. */
  announce(message: FanOutMessage): Promise<void>;
  announced(): number;
}

export const channel = "croupier_fanout";
/** PostgreSQL refuses a payload of 8,000 bytes; an id is at most 64. */
const idsPerMessage = 100;
const messagesPerStatement = 100;

/** The speaking half of the fan-out, enough for a process that has nothing to hear. */
export function createAnnouncer({ pool }: { readonly pool: Pick<Pool, "query"> }): Announcer {
  const me = randomToken(16);
  let seq = 0;

  // Over a pool two statements may commit in either order, which would sound like a lost message.
  const send = createSendInOrder<Envelope>({
    togetherMax: messagesPerStatement,
    async send(envelopes) {
      await pool.query(
        "SELECT pg_notify($1, said.payload) FROM unnest($2::text[]) AS said (payload)",
        [channel, envelopes.map((envelope) => JSON.stringify(envelope))],
      );
    },
  });

  return {
    async announce({ topic, ids }) {
      const sendings: Promise<void>[] = [];
      for (let start = 0; start < ids.length; start += idsPerMessage) {
        seq += 1;
        sendings.push(send({ from: me, seq, topic, ids: ids.slice(start, start + idsPerMessage) }));
      }
      await Promise.all(sendings);
    },
    announced: () => seq,
  };
}
