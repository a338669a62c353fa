import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wakeForSchedules } from "./wake-for-schedules.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** A worker with one thing planned, which is done as soon as it is asked for. */
function openWorker(dueAt: string | undefined, { fails = false } = {}) {
  const waiting = dueAt === undefined ? [] : [new Date(dueAt)];
  const asked: string[] = [];
  const troubles: unknown[] = [];
  const readNextDue = vi.fn(async () => {
    if (fails && troubles.length === 0) throw new Error("the database is away");
    return waiting[0];
  });
  const stop = wakeForSchedules({
    readNextDue,
    async publish() {
      asked.push(new Date().toISOString().slice(11, -1));
      waiting.shift();
    },
    clock: () => new Date(),
    onTrouble: (error) => troubles.push(error),
  });
  return { asked, troubles, readNextDue, stop, plan: (at: string) => waiting.push(new Date(at)) };
}

test("what is planned is asked for at its very moment, once", async () => {
  const { asked } = openWorker("2026-11-21T12:00:05.250Z");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(["12:00:05.250"]);
});

test("what was due before the worker began is asked for at once", async () => {
  const { asked } = openWorker("2026-11-20T00:00:00Z");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(["12:00:00.000"]);
});

test("what is planned while the worker sleeps is seen within a second, and met at its moment", async () => {
  const { asked, plan } = openWorker(undefined);
  await vi.advanceTimersByTimeAsync(10_100);
  plan("2026-11-21T12:00:11.700Z");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(["12:00:11.700"]);
});

test("a look that fails is told, and the next one comes a second later", async () => {
  const { asked, troubles } = openWorker("2026-11-21T12:00:00.500Z", { fails: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(troubles).toHaveLength(1);
  expect(asked).toEqual(["12:00:01.000"]);
});

test("nothing is looked for once it was stopped, and an idle worker looks once a second", async () => {
  const { readNextDue, stop } = openWorker(undefined);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(readNextDue).toHaveBeenCalledTimes(11);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readNextDue).toHaveBeenCalledTimes(11);
});
