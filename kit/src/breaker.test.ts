import { expect, test } from "vitest";
import { patienceMs } from "./asking.ts";
import { createBreaker, createBreakers, restMs, troublesMax, waitedMaxMs } from "./breaker.ts";

function breakerAt() {
  let now = 0;
  const breaker = createBreaker(() => new Date(now));
  return {
    ...breaker,
    pass: (ms: number) => void (now += ms),
    /** How many of so many are let through, each of which goes wrong. */
    letThrough: (tries: number) =>
      Array.from({ length: tries }).filter(() => {
        const isLet = breaker.lets();
        if (isLet) breaker.trouble();
        return isLet;
      }).length,
  };
}

test("after three calls in a row that went wrong nobody is asked", () => {
  expect(breakerAt().letThrough(100)).toBe(troublesMax);
});

test("calls that hang, one after the other, are noticed within ten seconds", () => {
  expect(troublesMax * patienceMs).toBeLessThanOrEqual(10_000);
});

test("one that is waited for that long alone is enough", () => {
  const breaker = breakerAt();
  breaker.trouble(waitedMaxMs - 1);
  expect(breaker.lets()).toBe(true);
  breaker.trouble(1);
  expect(breaker.lets()).toBe(false);
  expect(waitedMaxMs).toBeLessThan(10_000);
});

test("how it stands is told: closed, open, half open until something comes of the probe", () => {
  const breaker = breakerAt();
  expect(breaker.state()).toBe("closed");
  breaker.letThrough(100);
  expect(breaker.state()).toBe("open");
  breaker.pass(restMs);
  expect(breaker.state()).toBe("half_open");
  expect([breaker.lets(), breaker.state()]).toEqual([true, "half_open"]);
  breaker.trouble();
  expect(breaker.state()).toBe("open");
  breaker.fine();
  expect(breaker.state()).toBe("closed");
});

test("a process has one breaker for each party, and knows how all of them stand", () => {
  const breakers = createBreakers(() => new Date(0));
  expect(breakers.of("mail")).toBe(breakers.of("mail"));
  breakers.of("mail").trouble(waitedMaxMs);
  breakers.of("texts");
  expect(breakers.states()).toEqual([
    ["mail", "open"],
    ["texts", "closed"],
  ]);
});

test("a good answer in between begins the count again", () => {
  const breaker = breakerAt();
  expect(breaker.letThrough(troublesMax - 1)).toBe(troublesMax - 1);
  breaker.fine();
  expect(breaker.letThrough(100)).toBe(troublesMax);
});

test("after a rest one call is let through, and the others wait for what comes of it", () => {
  const breaker = breakerAt();
  breaker.letThrough(100);
  breaker.pass(restMs - 1);
  expect(breaker.lets()).toBe(false);
  breaker.pass(1);
  expect([breaker.lets(), breaker.lets(), breaker.lets()]).toEqual([true, false, false]);
  breaker.trouble();
  breaker.pass(restMs - 1);
  expect(breaker.lets()).toBe(false);
  breaker.pass(1);
  expect(breaker.lets()).toBe(true);
  breaker.fine();
  expect([breaker.lets(), breaker.lets(), breaker.lets()]).toEqual([true, true, true]);
});
