import { expect, test } from "vitest";
import { createSendInOrder } from "./send-in-order.ts";

/** Sendings that end when the test says so. */
function slowly(togetherMax = 10) {
  const sendings: { items: readonly string[]; end(error?: Error): void }[] = [];
  const ask = createSendInOrder<string>({
    togetherMax,
    send: (items) =>
      new Promise((resolve, reject) => {
        sendings.push({ items, end: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
  });
  return { ask, sendings, sent: () => sendings.map(({ items }) => items) };
}

test("one is under way at a time, and what waits goes together after it", async () => {
  const { ask, sendings, sent } = slowly();
  const first = ask("a");
  const others = Promise.all([ask("b"), ask("c")]);
  expect(sent()).toEqual([["a"]]);
  sendings[0]?.end();
  await first;
  expect(sent()).toEqual([["a"], ["b", "c"]]);
  sendings[1]?.end();
  await others;
  void ask("d");
  expect(sent()).toEqual([["a"], ["b", "c"], ["d"]]);
});

test("one sending has a size", async () => {
  const { ask, sendings, sent } = slowly(2);
  const first = ask("a");
  for (const item of ["b", "c", "d"]) void ask(item);
  sendings[0]?.end();
  await first;
  expect(sent()).toEqual([["a"], ["b", "c"]]);
});

test("a sending that failed is told to its own, and the next one goes", async () => {
  const { ask, sendings, sent } = slowly();
  const first = ask("a");
  const second = ask("b");
  sendings[0]?.end(new Error("cut off"));
  await expect(first).rejects.toThrow("cut off");
  expect(sent()).toEqual([["a"], ["b"]]);
  sendings[1]?.end();
  await second;
});
