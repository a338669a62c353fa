import { expect, test, vi } from "vitest";
import { actInBatches } from "./in-batches.ts";

const ids = Array.from({ length: 450 }, (_, index) => `entry-${index}`);
const done = (some: readonly string[]) => some.map((id) => ({ id, refusal: null }));
const sentenceOf = (error: Error) => error.message;

test("many are acted on in as many calls as it takes, and counted on the way", async () => {
  const act = vi.fn(async (some: readonly string[]) => done(some));
  const told: number[] = [];
  const acted = await actInBatches(ids, { act, tell: (count) => told.push(count), sentenceOf });
  expect(act.mock.calls.map(([some]) => some.length)).toEqual([200, 200, 50]);
  expect(told).toEqual([200, 400, 450]);
  expect(acted.map(({ id }) => id)).toEqual(ids);
});

test("when the way breaks off, what was done stays told as done, and the rest as left", async () => {
  const act = vi
    .fn<(some: readonly string[]) => Promise<ReturnType<typeof done>>>()
    .mockImplementationOnce(async (some) => done(some))
    .mockRejectedValue(new Error("Too many requests."));
  const acted = await actInBatches(ids, { act, tell: () => {}, sentenceOf });
  expect(acted.filter(({ refusal }) => refusal === null)).toHaveLength(200);
  expect(acted.at(-1)).toEqual({ id: "entry-449", refusal: { title: "Too many requests." } });
  expect(act).toHaveBeenCalledTimes(2);
});

test("an act that never began is an outage, not a list of refusals", async () => {
  const act = () => Promise.reject(new Error("away"));
  await expect(actInBatches(ids, { act, tell: () => {}, sentenceOf })).rejects.toThrow("away");
});
