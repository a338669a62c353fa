// The generator, in a process of its own. An open model: requests come when they come, whether or
// not the earlier ones were answered, and each waits from the moment at which it was due.
import { openConnections, type Connections } from "../connections.ts";
import { prepareAsks, type Ask, type Visitor } from "./mix.ts";

export type Order = {
  port: number;
  visitors: readonly Visitor[];
  perSecond: number;
  seconds: number;
  /** Opened ahead, and no more than these. */
  connections: number;
  /** Those for P0 alone: a probe of the balancer has a connection of its own, a proxy a pool. */
  connectionsOfP0: number;
};

export type Offered = {
  offered: number;
  /** Answers 2xx within the time, a second. */
  goodput: number;
  accepted: Latencies;
  shed: Latencies;
  shedWithoutRetryAfter: number;
  /** Calls of class P0 that were answered 200. */
  p0: Latencies;
  /** P0 calls that were not answered 200. */
  p0Failed: number;
  /** Of other classes, due while every connection waited for an answer: never sent. */
  kept: number;
  /** Any status but 2xx and 503, and broken connections. */
  failed: number;
  /** Processor time of the generator itself. */
  generatorSeconds: number;
  /** For each second: answers 503, and the 99th percentile of the others. */
  timeline: { shed: number; p99Ms: number }[];
};

export type Latencies = { count: number; p50Ms: number; p99Ms: number };

/** Whoever has waited so long is told nothing any more. */
const patienceMs = 5_000;

process.on("message", (order: Order) => {
  void offer(order).then((offered) => process.send?.(offered));
});
process.on("disconnect", () => process.exit(0));

type Answered = { dueMs: number; tookMs: number; status: number; isP0: boolean };

async function offer(order: Order): Promise<Offered> {
  const asks = prepareAsks(order.visitors);
  const open = async (max: number): Promise<Connections> => {
    const opened = openConnections({ port: order.port, max });
    await opened.openAhead(max);
    return opened;
  };
  const connections = await open(order.connections);
  const connectionsOfP0 = await open(order.connectionsOfP0);
  const answered: Answered[] = [];
  const totals = { offered: 0, shedWithoutRetryAfter: 0, p0Failed: 0, kept: 0, failed: 0 };
  let waiting = 0;

  function askOne(ask: Ask, dueMs: number): void {
    totals.offered += 1;
    const isP0 = ask.shed === "P0";
    const fail = (): void => {
      totals.failed += 1;
      totals.p0Failed += isP0 ? 1 : 0;
    };
    const sent = (isP0 ? connectionsOfP0 : connections).ask(ask.bytes, (answer) => {
      waiting -= 1;
      if (answer === undefined) return fail();
      const { status, retryAfter } = answer;
      answered.push({ dueMs, tookMs: performance.now() - dueMs, status, isP0 });
      if (status === 503) {
        totals.shedWithoutRetryAfter += retryAfter ? 0 : 1;
        totals.p0Failed += isP0 ? 1 : 0;
      } else if (status !== 200) fail();
    });
    if (sent) waiting += 1;
    else if (isP0) fail();
    else totals.kept += 1;
  }

  const cpuBefore = process.cpuUsage();
  const startedAt = await keepOffering(order, (dueMs) => {
    askOne(asks[Math.floor(Math.random() * asks.length)] as Ask, dueMs);
  });
  const { user, system } = process.cpuUsage(cpuBefore);
  await drain(() => waiting);
  connections.close();
  connectionsOfP0.close();
  totals.failed += waiting;
  return {
    ...totals,
    generatorSeconds: (user + system) / 1_000_000,
    ...sumUp(answered, startedAt, order),
  };
}

/** Arrivals as strangers arrive: the gaps between them are exponential. */
function keepOffering(
  { perSecond, seconds }: Order,
  askAt: (dueMs: number) => void,
): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let dueMs = startedAt;
  return new Promise((resolve) => {
    function turn(): void {
      const now = performance.now();
      for (
        ;
        dueMs <= now && dueMs < until;
        dueMs += (-Math.log(1 - Math.random()) * 1_000) / perSecond
      ) {
        askAt(dueMs);
      }
      if (dueMs >= until) resolve(startedAt);
      else setTimeout(turn, 1);
    }
    turn();
  });
}

async function drain(waiting: () => number): Promise<void> {
  const until = performance.now() + patienceMs;
  while (waiting() > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function sumUp(answered: readonly Answered[], startedAt: number, { seconds }: Order) {
  const isShed = ({ status }: Answered): boolean => status === 503;
  const accepted = answered.filter(({ status }) => status === 200);
  const inTime = accepted.filter(
    ({ dueMs, tookMs }) => dueMs + tookMs <= startedAt + seconds * 1_000,
  );
  const bySecond = Map.groupBy(answered, ({ dueMs }) => Math.floor((dueMs - startedAt) / 1_000));
  return {
    goodput: Math.round(inTime.length / seconds),
    accepted: latenciesOf(accepted),
    shed: latenciesOf(answered.filter(isShed)),
    p0: latenciesOf(accepted.filter(({ isP0 }) => isP0)),
    timeline: Array.from({ length: seconds }, (_, second) => {
      const these = bySecond.get(second) ?? [];
      const { p99Ms } = latenciesOf(these.filter((one) => !isShed(one)));
      return { shed: these.filter(isShed).length, p99Ms };
    }),
  };
}

function latenciesOf(answered: readonly Answered[]): Latencies {
  const sorted = Float64Array.from(answered, ({ tookMs }) => tookMs).sort();
  const at = (share: number): number =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}
