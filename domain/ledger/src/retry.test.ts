import { expect, test } from "vitest";
import { isWorthAnotherTry, LedgerOutage, retrying } from "./retry.ts";

function failing(times: number, error: Error) {
  const waits: number[] = [];
  let calls = 0;
  const run = () =>
    retrying(
      { triesMax: 5, firstWaitMs: 80, random: () => 1, sleep: async (ms) => void waits.push(ms) },
      async () => {
        calls += 1;
        if (calls <= times) throw error;
        return calls;
      },
    );
  return { run, waits, calls: () => calls };
}

const coded = (code: string) => Object.assign(new Error("from PostgreSQL"), { code });

test.each([
  "40001",
  "40P01",
  "23505",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
])("%s is tried again with the same commands", async (code) => {
  const { run, calls } = failing(2, coded(code));
  expect(await run()).toBe(3);
  expect(calls()).toBe(3);
});

test("a connection that was lost in mid-answer is tried again", () => {
  expect(isWorthAnotherTry(new Error("Connection terminated unexpectedly"))).toBe(true);
});

test("each wait is longer than the one before", async () => {
  const { run, waits } = failing(4, coded("40001"));
  await run();
  expect(waits).toEqual([80, 200, 500, 1250]);
});

test("after five tries the outcome is unknown, and it says so", async () => {
  const { run, calls } = failing(9, coded("57P03"));
  await expect(run()).rejects.toBeInstanceOf(LedgerOutage);
  expect(calls()).toBe(5);
});

test.each(["22003", "23514", "42501"])("%s is no accident and is not tried again", async (code) => {
  const { run, calls } = failing(9, coded(code));
  await expect(run()).rejects.toMatchObject({ code });
  expect(calls()).toBe(1);
});
