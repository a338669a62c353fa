// One call asked as fast as it is answered, and what each process spends on an answer.
import { askCpu } from "./pages/cpu.ts";
import { hear, type Pinned } from "./pages/on-core.ts";
import type { Load } from "./ledger/load.ts";
import { median } from "./pages/measure.ts";
import { readPostgresCpu } from "./postgres-cpu.ts";

/** Processor microseconds an answer: they hardly change when other programs want the same cores. */
export type MeasuredCall = Load & {
  readonly serverMicros: number;
  /** Undefined where the system does not tell. */
  readonly postgresMicros: number | undefined;
};

export async function measureCall(asked: {
  readonly server: Pinned;
  readonly generator: Pinned;
  /** What the generator is told; its answer is the load it made. */
  readonly order: object;
  /** Absent: the call asks no database. */
  readonly adminUrl?: string;
}): Promise<MeasuredCall> {
  const { server, generator, order, adminUrl } = asked;
  const readPostgres = async () => (adminUrl === undefined ? undefined : readPostgresCpu(adminUrl));
  const [serverBefore, postgresBefore] = [await askCpu(server.child), await readPostgres()];
  generator.child.send(order);
  const load = await hear<Load>(generator.child);
  const [serverAfter, postgresAfter] = [await askCpu(server.child), await readPostgres()];
  const each = (before: number, after: number) => Math.round((after - before) / load.asked);
  return {
    ...load,
    serverMicros: each(serverBefore, serverAfter),
    postgresMicros:
      postgresBefore === undefined || postgresAfter === undefined
        ? undefined
        : each(postgresBefore, postgresAfter),
  };
}

/** The middle of several rounds. */
export function tellPostgres(rounds: readonly MeasuredCall[]): number | string {
  const told = rounds.flatMap(({ postgresMicros }) => postgresMicros ?? []);
  return told.length === 0 ? "the system does not tell" : median(told);
}
