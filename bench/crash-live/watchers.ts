// Frames that watch flights and take part in each, in a process of their own.
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";

export type Order = {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly flights: number;
};

export type Watched = {
  readonly sockets: number;
  readonly flights: number;
  readonly ticks: number;
  readonly boarded: number;
  readonly refused: number;
  readonly landed: number;
  readonly lost: number;
  /** How much later than the promptest of its flight a tick came, whichever socket that was. */
  readonly jitterP50Ms: number;
  readonly jitterP99Ms: number;
  /** How far two ticks that follow each other at a socket are from what lies between them. */
  readonly intervalP99Ms: number;
};

process.on("message", (order: Order) => {
  void watch(order).then((watched) => process.send?.(watched));
});
process.on("disconnect", () => process.exit(0));

const openTogether = 100;

async function watch({ port, tokens, flights }: Order): Promise<Watched> {
  const counts = { boarded: 0, refused: 0, landed: 0, lost: 0, over: 0 };
  const delays = new Map<number, number[]>();
  const intervals: number[] = [];
  const done = Promise.withResolvers<void>();
  const sockets: WebSocket[] = [];
  let isCounting = false;

  function hear(place: number) {
    const socket = sockets[place] as WebSocket;
    let lastFlown = -1;
    let lastAt = 0;
    return (data: Buffer) => {
      const at = performance.now();
      const text = data.toString("latin1");
      if (text.startsWith('{"say":"tick"')) {
        if (!isCounting) return;
        const { number, flownMs } = JSON.parse(text) as { number: number; flownMs: number };
        const list = delays.get(number) ?? [];
        list.push(at - flownMs);
        delays.set(number, list);
        if (lastFlown >= 0 && flownMs > lastFlown) {
          intervals.push(Math.abs(at - lastAt - (flownMs - lastFlown)));
        }
        [lastFlown, lastAt] = [flownMs, at];
        return;
      }
      if (text.startsWith('{"say":"board"')) {
        lastFlown = -1;
        const [, state] = /"flight":\{"number":\d+,"state":"(\w+)"/.exec(text) ?? [];
        if (state === "boarding" && isCounting) {
          // Some by setting, at the same few numbers: so that many come down at once.
          const landAt = [12_000, 15_000, 20_000, 100_000][place % 4];
          const playId = randomUUID();
          socket.send(JSON.stringify({ ask: "board", playId, stake: "0.10", landAt }));
        }
        if (state === "over" && place === 0 && isCounting) {
          counts.over += 1;
          if (counts.over > flights) done.resolve();
        }
        return;
      }
      if (text.startsWith('{"say":"round"')) {
        if (text.includes('"state":"open"')) counts.boarded += 1;
        else if (text.includes('"type":"landed"')) counts.landed += 1;
        else counts.lost += 1;
      }
      if (text.startsWith('{"say":"refused"')) counts.refused += 1;
    };
  }

  for (let start = 0; start < tokens.length; start += openTogether) {
    await Promise.all(
      tokens.slice(start, start + openTogether).map(async (token, within) => {
        const place = start + within;
        const socket = new WebSocket(`ws://localhost:${port}/play/v1/flights`, {
          perMessageDeflate: false,
        });
        sockets[place] = socket;
        await new Promise((resolve, reject) => {
          socket.once("open", resolve);
          socket.once("error", reject);
        });
        socket.on("message", hear(place));
        socket.on("error", () => undefined);
        socket.send(JSON.stringify({ ask: "join", token }));
      }),
    );
  }
  isCounting = true;
  await done.promise;
  // The last of a flight is told behind its board.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const open = sockets.filter(({ readyState, OPEN }) => readyState === OPEN).length;
  for (const socket of sockets) socket.terminate();

  const late: number[] = [];
  for (const list of delays.values()) {
    const promptest = list.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
    for (const one of list) late.push(one - promptest);
  }
  return {
    sockets: open,
    flights: delays.size,
    ticks: late.length,
    ...counts,
    jitterP50Ms: shareOf(late, 0.5),
    jitterP99Ms: shareOf(late, 0.99),
    intervalP99Ms: shareOf(intervals, 0.99),
  };
}

function shareOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
