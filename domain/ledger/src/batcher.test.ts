import { describe, expect, test } from "vitest";
import { createBatcher, type BatcherOptions } from "./batcher.ts";

type Command = { line: string; id: number };

/** A batcher whose batches are answered by hand: `sent` lists them, `answer` lets the oldest go. */
function standing(options: Partial<BatcherOptions<Command, number>> = {}) {
  const sent: { ids: number[]; lane: number }[] = [];
  const held: {
    commands: readonly Command[];
    resolve: () => void;
    reject: (why: Error) => void;
  }[] = [];
  const batcher = createBatcher<Command, number>({
    lanes: 2,
    batchMax: 3,
    waitingMax: 100,
    gatherMs: 0,
    send: (commands, lane) =>
      new Promise((resolve, reject) => {
        sent.push({ ids: commands.map((command) => command.id), lane });
        held.push({
          commands,
          resolve: () => resolve(commands.map((command) => ({ answer: command.id * 10 }))),
          reject,
        });
      }),
    ...options,
  });
  let ids = 0;
  return {
    batcher,
    sent,
    submit: (line: string) => batcher.submit(line, { line, id: (ids += 1) }),
    answer: () => held.shift()?.resolve(),
    fail: (why: Error) => held.shift()?.reject(why),
  };
}

/**
 * Lets everything that was planned happen. On a busy machine five milliseconds pass before the turn
 * has come to what was planned for its end, so that is waited for as well.
 */
const settled = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 5));

test("commands of one turn go as one batch, each gets its own answer", async () => {
  const { submit, sent, answer } = standing();
  const answers = [submit("alice"), submit("bob"), submit("carol")];
  await settled();
  expect(sent).toEqual([{ ids: [1, 2, 3], lane: 0 }]);
  answer();
  expect(await Promise.all(answers)).toEqual([10, 20, 30]);
});

test("a player's second command waits until the first is answered", async () => {
  const { submit, sent, answer } = standing();
  const first = submit("alice");
  const second = submit("alice");
  await settled();
  expect(sent.map((batch) => batch.ids)).toEqual([[1]]);
  answer();
  await first;
  await settled();
  expect(sent.map((batch) => batch.ids)).toEqual([[1], [2]]);
  answer();
  expect(await second).toBe(20);
});

test("a command that comes while the player's first is in flight waits too, a free lane or not", async () => {
  const { submit, sent, answer } = standing();
  const first = submit("alice");
  await settled();
  const second = submit("alice");
  await settled();
  expect(sent.map((batch) => batch.ids)).toEqual([[1]]);
  answer();
  await first;
  await settled();
  answer();
  expect(await second).toBe(20);
});

test("at most two batches are in flight, and the lane that is free takes the next", async () => {
  const { submit, sent, answer } = standing();
  const answers = Array.from({ length: 9 }, (_, index) => submit(`player ${index}`));
  await settled();
  expect(sent).toEqual([
    { ids: [1, 2, 3], lane: 0 },
    { ids: [4, 5, 6], lane: 1 },
  ]);
  answer();
  await settled();
  expect(sent[2]).toEqual({ ids: [7, 8, 9], lane: 0 });
  answer();
  answer();
  expect(await Promise.all(answers)).toHaveLength(9);
});

test("it is full when as many wait as may, and has room again when a batch has left", async () => {
  const { submit, batcher, answer } = standing({ waitingMax: 2, lanes: 1, batchMax: 2 });
  const first = [submit("alice"), submit("bob")];
  expect(batcher.isFull()).toBe(true);
  await settled();
  expect(batcher.isFull()).toBe(false);
  answer();
  await Promise.all(first);
});

describe("when a batch fails", () => {
  test("all its commands fail and the next commands go on", async () => {
    const { submit, fail, answer } = standing();
    const lost = [submit("alice"), submit("bob")];
    const next = submit("alice");
    await settled();
    fail(new Error("gone"));
    expect((await Promise.allSettled(lost)).map((result) => result.status)).toEqual([
      "rejected",
      "rejected",
    ]);
    await settled();
    answer();
    expect(await next).toBe(30);
  });

  test("one command's failure leaves its neighbours answered", async () => {
    const { submit } = standing({
      send: async (commands) =>
        commands.map(({ id }) => (id === 1 ? { failure: new Error("poison") } : { answer: id })),
    });
    const [poison, healthy] = [submit("alice"), submit("bob")];
    await expect(poison).rejects.toThrow("poison");
    expect(await healthy).toBe(2);
  });
});

test("draining waits for all that was taken", async () => {
  const { submit, batcher, answer } = standing();
  await batcher.drain();
  void submit("alice");
  void submit("alice");
  let done = false;
  const drained = batcher.drain().then(() => (done = true));
  await settled();
  answer();
  await settled();
  expect(done).toBe(false);
  answer();
  await drained;
  expect(done).toBe(true);
});
