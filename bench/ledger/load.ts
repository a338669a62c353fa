import { performance } from "node:perf_hooks";

export type LoadOptions = {
  /** How many ask at the same time; each asks again as soon as it is answered. */
  clients: number;
  seconds: number;
  /** Asks once; `client` keeps two clients off the same player. */
  ask(client: number): Promise<void>;
};

export type Load = {
  perSecond: number;
  answered: number;
  /** Everything that was asked, also what is not counted. */
  asked: number;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
  /** Processor seconds this process used per second; the database is not in it. */
  ownCores: number;
  /** Processor time of this process for each of all that were asked. */
  ownMicros: number;
};

/** A closed loop. Answers to questions asked during the first second are not counted. */
export async function runLoad({ clients, seconds, ask }: LoadOptions): Promise<Load> {
  const warmUpMs = 1_000;
  const startedAt = performance.now();
  const countFrom = startedAt + warmUpMs;
  const until = countFrom + seconds * 1_000;
  const latencies: number[] = [];
  let asked = 0;
  const cpuBefore = process.cpuUsage();

  async function keepAsking(client: number): Promise<void> {
    for (let askedAt = startedAt; askedAt < until;) {
      asked += 1;
      await ask(client);
      const answeredAt = performance.now();
      if (askedAt >= countFrom && answeredAt <= until) latencies.push(answeredAt - askedAt);
      askedAt = answeredAt;
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => keepAsking(client)));

  const cpu = process.cpuUsage(cpuBefore);
  const took = (performance.now() - startedAt) / 1_000;
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0, 1);
  return {
    perSecond: Math.round(latencies.length / seconds),
    answered: latencies.length,
    asked,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    slowestMs: at(1),
    ownCores: round((cpu.user + cpu.system) / 1e6 / took, 2),
    ownMicros: Math.round((cpu.user + cpu.system) / asked),
  };
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
