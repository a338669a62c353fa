import { Client } from "pg";
import type { Pool } from "pg";
import { randomToken } from "@croupier/kit/random";
import { createSendInOrder } from "./send-in-order.ts";

/** Under `content` the ids are the buckets in which something was published. */
const topics = ["balance", "sessions-ended", "purge", "content"] as const;

/** What travels between processes. Ids only: whoever hears it looks up the rest. */
export interface FanOutMessage {
  readonly topic: (typeof topics)[number];
  readonly ids: readonly string[];
}

interface Envelope extends FanOutMessage {
  /** A life of a process: one that was restarted has another name and counts from the start. */
  readonly from: string;
  readonly seq: number;
}

export interface FanOut {
  /** Always after commit, never inside a money transaction: a NOTIFY there costs most of the commits. */
  announce(message: FanOutMessage): Promise<void>;
  /** `onGap` says that messages may have been missed, so whatever they would have told is unknown. */
  listen(listener: { onMessage: (message: FanOutMessage) => void; onGap: () => void }): void;
  state(): { connected: boolean; announced: number; heard: number; gaps: number };
  close(): Promise<void>;
}

export interface FanOutOptions {
  readonly url: string;
  readonly pool: Pick<Pool, "query">;
  readonly onError: (error: unknown) => void;
  readonly reconnectMs?: number;
}

const channel = "croupier_fanout";
/** PostgreSQL refuses a payload of 8,000 bytes; an id is at most 64. */
const idsPerMessage = 100;
const messagesPerStatement = 100;

/** Resolves once it listens, or once the first attempt failed and the next one is due. */
export async function openFanOut(options: FanOutOptions): Promise<FanOut> {
  const listeners: Array<Parameters<FanOut["listen"]>[0]> = [];
  const lastSeq = new Map<string, number>();
  const counts = { announced: 0, heard: 0, gaps: 0 };
  const me = randomToken(16);
  let seq = 0;
  let client: Client | undefined;
  let closed = false;
  let mayHaveMissed = false;
  let retry: NodeJS.Timeout | undefined;

  function gap(): void {
    counts.gaps += 1;
    for (const { onGap } of listeners) onGap();
  }

  function hear(payload: string | undefined): void {
    const envelope = readEnvelope(payload);
    if (envelope === undefined) return;
    const last = lastSeq.get(envelope.from);
    // Late or told twice: the gap it left has already said more than it could.
    if (last !== undefined && envelope.seq <= last) return;
    counts.heard += 1;
    lastSeq.set(envelope.from, envelope.seq);
    if (last !== undefined && envelope.seq > last + 1) gap();
    for (const { onMessage } of listeners) onMessage(envelope);
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const next = new Client({
      connectionString: options.url,
      application_name: "croupier fan-out",
      keepAlive: true,
    });
    next.on("notification", ({ payload }) => hear(payload));
    next.on("error", options.onError);
    next.on("end", () => lost(next));
    try {
      await next.connect();
      // What was missed until here is told below, once for all who spoke.
      lastSeq.clear();
      await next.query(`LISTEN ${channel}`);
      client = next;
      // Whatever was said since the connection broke was not heard.
      if (mayHaveMissed) gap();
      mayHaveMissed = true;
    } catch (error) {
      mayHaveMissed = true;
      options.onError(error);
      await next.end().catch(() => undefined);
      lost(next);
    }
  }

  function lost(which: Client): void {
    if (client === which) client = undefined;
    if (closed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, options.reconnectMs ?? 500);
  }

  // Over a pool two statements may commit in either order, which would sound like a lost message.
  const send = createSendInOrder<Envelope>({
    togetherMax: messagesPerStatement,
    async send(envelopes) {
      await options.pool.query(
        "SELECT pg_notify($1, said.payload) FROM unnest($2::text[]) AS said (payload)",
        [channel, envelopes.map((envelope) => JSON.stringify(envelope))],
      );
    },
  });

  await connect();

  return {
    async announce({ topic, ids }) {
      const sendings: Promise<void>[] = [];
      for (let start = 0; start < ids.length; start += idsPerMessage) {
        seq += 1;
        counts.announced += 1;
        sendings.push(send({ from: me, seq, topic, ids: ids.slice(start, start + idsPerMessage) }));
      }
      await Promise.all(sendings);
    },
    listen(listener) {
      listeners.push(listener);
    },
    state: () => ({ connected: client !== undefined, ...counts }),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Anybody who may connect may notify, so what is heard is checked. */
function readEnvelope(payload: string | undefined): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(payload ?? "");
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { from, seq, topic, ids } = value as Partial<Record<keyof Envelope, unknown>>;
  const known = topics.find((one) => one === topic);
  if (known === undefined || typeof from !== "string" || typeof seq !== "number") return undefined;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === "string")) return undefined;
  return { from, seq, topic: known, ids };
}
