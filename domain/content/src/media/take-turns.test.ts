import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./take-turns.ts";

test("however many come, two work at once, in their order, also when some of them fail", async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      inTurn(async () => {
        begun.push(at);
        most = Math.max(most, (working += 1));
        await setImmediate();
        working -= 1;
        if (at % 3 === 0) throw new Error("broken");
        return at;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([...begun].sort((left, right) => left - right));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(13);
});
