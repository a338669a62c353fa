import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideLetter } from "./decide-letter.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const ago = (...seconds: readonly number[]) => seconds.map((one) => new Date(+noon - one * 1_000));
const hour = 3_600;

test.each([
  ["none yet", [], { allowed: true }],
  ["one a minute ago", ago(60), { allowed: true }],
  ["one just now", ago(0), { allowed: false, retryAfterSeconds: 60 }],
  ["one 59 seconds ago", ago(59), { allowed: false, retryAfterSeconds: 1 }],
  ["four today", ago(hour, 2 * hour, 3 * hour, 4 * hour), { allowed: true }],
  [
    "five today",
    ago(hour, 2 * hour, 3 * hour, 4 * hour, 5 * hour),
    { allowed: false, retryAfterSeconds: 19 * hour },
  ],
  ["five, one of yesterday", ago(hour, 2 * hour, 3 * hour, 4 * hour, 24 * hour), { allowed: true }],
] as const)("%s", (_name, sent, decision) => {
  expect(decideLetter(sent, noon)).toEqual(decision);
});

test("whoever always asks gets five letters in any day, a minute apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7_200 }), { maxLength: 200 }), (waits) => {
      const sent: Date[] = [];
      let now = +noon;
      for (const wait of waits) {
        now += wait * 1_000;
        const decision = decideLetter(sent, new Date(now));
        if (!decision.allowed) {
          const later = new Date(now + decision.retryAfterSeconds * 1_000);
          expect(decideLetter(sent, later)).toEqual({ allowed: true });
          continue;
        }
        const latest = sent.at(-1);
        if (latest !== undefined) expect(now - +latest).toBeGreaterThanOrEqual(60_000);
        sent.push(new Date(now));
        const today = sent.filter((moment) => +moment > now - 86_400_000);
        expect(today.length).toBeLessThanOrEqual(5);
      }
    }),
  );
});
