import { Client } from "pg";
import type { Pool } from "pg";
import { channel, createAnnouncer, topics } from "./announcer.ts";
import type { Announcer, Envelope, FanOutMessage } from "./announcer.ts";

export interface FanOut extends Pick<Announcer, "announce"> {
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

/** Resolves once it listens, or once the first attempt failed and the next one is due. */
export async function openFanOut(options: FanOutOptions): Promise<FanOut> {
  const listeners: Array<Parameters<FanOut["listen"]>[0]> = [];
  const lastSeq = new Map<string, number>();
  const counts = { heard: 0, gaps: 0 };
  const announcer = createAnnouncer(options);
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

  await connect();

  return {
    announce: announcer.announce,
    listen(listener) {
      listeners.push(listener);
    },
    state: () => ({
      connected: client !== undefined,
      announced: announcer.announced(),
      ...counts,
    }),
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
