import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideSending } from "./decide-sending.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (...minutes: readonly number[]) => minutes.map((one) => new Date(+now - one * 60_000));

test.each([
  ["the first", ago(), 0],
  ["one just now", ago(0), 60],
  ["one half a minute ago", ago(0.5), 30],
  ["one a minute ago", ago(1), 0],
  ["three within the hour", ago(50, 30, 10), 10 * 60],
  ["two within the hour, one before", ago(60, 30, 10), 0],
  ["ten within the day", ago(61, 121, 181, 241, 301, 361, 421, 481, 541, 601), 839 * 60],
])("%s: wait %j seconds", (_name, sent, seconds) => {
  expect(decideSending(sent, now)).toBe(seconds);
});

test("whoever asks all the time gets 3 an hour and 10 a day, a minute apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7_200 }), { maxLength: 200 }), (waits) => {
      const sent: Date[] = [];
      let moment = +now;
      for (const wait of waits) {
        moment += wait * 1_000;
        if (decideSending(sent, new Date(moment)) > 0) continue;
        sent.push(new Date(moment));
        const within = (ms: number) => sent.filter((one) => +one > moment - ms).length;
        expect([within(60_000), within(3_600_000) <= 3, within(86_400_000) <= 10]).toEqual([
          1,
          true,
          true,
        ]);
      }
    }),
  );
});
