// Processes that answer, on one database: killed and started again while they are asked.
import { once } from "node:events";
import { openConnections, type Connections } from "@croupier/bench/connections";
import { hear, leave, runOnCore, type Pinned } from "@croupier/bench/on-core";
import type { Answer, Wire } from "./call.ts";

export type House = ReturnType<typeof openHouse>;

type Standing = { readonly one: Pinned; readonly port: number; readonly connections: Connections };

/** As many as wait for an answer at once, for each process. */
const connectionsMax = 256;

export function openHouse(wish: {
  /** What each process runs. */
  readonly file: URL;
  readonly processes: number;
  readonly env: Readonly<Record<string, string>>;
}) {
  let standing: readonly Standing[] = [];
  let isUp: Promise<void> = Promise.resolve();
  let aheadMs = 0;
  let turn = 0;

  async function startOne(core: number): Promise<Standing> {
    const env = { ...wish.env, BENCH_AHEAD_MS: String(aheadMs) };
    const one = runOnCore(core, wish.file.href, env);
    const { port } = await hear<{ port: number }>(one.child);
    return { one, port, connections: openConnections({ port, max: connectionsMax }) };
  }

  async function start(): Promise<void> {
    standing = await Promise.all(
      Array.from({ length: wish.processes }, (_, core) => startOne(core)),
    );
  }

  async function kill(): Promise<void> {
    await Promise.all(
      standing.map(async ({ one: { child }, connections }) => {
        const gone = once(child, "exit");
        child.kill("SIGKILL");
        await gone;
        connections.close();
      }),
    );
  }

  return {
    start,
    now: (): Date => new Date(Date.now() + aheadMs),
    /** SIGKILL, whatever is being answered, and then new ones whose clock is so much later. */
    async restart({ laterMs }: { readonly laterMs: number }): Promise<void> {
      aheadMs = laterMs;
      let rise = (): void => {};
      isUp = new Promise((resolve) => (rise = resolve));
      await kill();
      await start();
      rise();
    },
    /** One after the other is asked; undefined: it was killed before it could answer. */
    async ask(wire: Wire): Promise<Answer | undefined> {
      await isUp;
      turn += 1;
      const asked = standing[turn % standing.length];
      if (asked === undefined) throw new Error("no process is there to be asked");
      const bytes = spell(wire, asked.port);
      return new Promise((resolve, reject) => {
        const isSent = asked.connections.ask(bytes, (heard) =>
          resolve(heard === undefined || heard.status === 0 ? undefined : heard),
        );
        if (!isSent) reject(new Error("there are more questions at once than connections"));
      });
    },
    async stop(): Promise<void> {
      for (const { connections } of standing) connections.close();
      await Promise.all(standing.map(({ one }) => leave(one)));
    },
  };
}

function spell({ method, path, headers, body }: Wire, port: number): Buffer {
  const lines = Object.entries({
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}
