import { afterEach, describe, expect, test, vi } from "vitest";
import { createPressure, pressureLimits, type Pressure } from "./pressure.ts";

let pressure: Pressure | undefined;
afterEach(() => {
  pressure?.stop();
  vi.useRealTimers();
});

const { windowMs, delayMs } = pressureLimits;

/** A process whose loop is as late, and that works as much, as the test says. */
function open(facts: { delayMs: number; workShare: number }) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const opened = createPressure({
    delayMs: () => facts.delayMs,
    workShare: () => facts.workShare,
  });
  pressure = opened;
  const enter = (many: number) => {
    for (let one = 0; one < many; one += 1) opened.began();
  };
  const leave = (many: number, tookMs: number) => {
    for (let one = 0; one < many; one += 1) opened.ended(tookMs);
  };
  /** So many windows in which so many are in flight at once and answered in this time. */
  const work = (windows: number, at: { many: number; tookMs: number }) => {
    for (let window = 0; window < windows; window += 1) {
      enter(at.many);
      leave(at.many, at.tookMs);
      vi.advanceTimersByTime(windowMs);
    }
  };
  return { ...opened, enter, leave, work };
}

describe("a loop that is late", () => {
  test.each([
    ["by its own work, with many in flight", { workShare: 0.9, inFlight: 20 }, true],
    ["because its neighbours work", { workShare: 0.3, inFlight: 20 }, false],
    ["with hardly anybody there", { workShare: 0.9, inFlight: 3 }, false],
  ])("%s", (_name, { workShare, inFlight }, isShed) => {
    const { enter, mustShed } = open({ delayMs: delayMs.P2 + 1, workShare });
    enter(inFlight);
    vi.advanceTimersByTime(windowMs);
    expect([mustShed("P3"), mustShed("P2")]).toEqual([isShed, isShed]);
    expect([mustShed("P1"), mustShed("P0")]).toEqual([false, false]);
  });

  test("at the start turns nobody away once that is over", () => {
    const facts = { delayMs: 10 * delayMs.P1, workShare: 1 };
    const { enter, mustShed, startOver } = open(facts);
    enter(10);
    vi.advanceTimersByTime(windowMs);
    expect(mustShed("P1")).toBe(true);
    facts.delayMs = 0;
    startOver();
    expect(mustShed("P3")).toBe(false);
  });
});

const calm = { delayMs: 0, workShare: 0.5 };

describe("a flood", () => {
  const limit = pressureLimits.inFlight.P2;
  const floodAfter = (refused: number, outside = 0) => {
    const { enter, mustShed, isFlooded, tellWaiters } = open(calm);
    tellWaiters({ count: () => outside, onEnded: () => {}, onWindow: () => {} });
    enter(2 * limit);
    for (let one = 0; one < refused; one += 1) mustShed("P2");
    vi.advanceTimersByTime(windowMs);
    return isFlooded();
  };

  test("is more that had to stay outside in a window than came in", () => {
    expect(floodAfter(2 * limit)).toBe(false);
    expect(floodAfter(2 * limit + 1)).toBe(true);
  });

  test("lasts while those who are not read are as many", () => {
    expect(floodAfter(0, 2 * limit + 1)).toBe(true);
  });

  test("ends with them", () => {
    const { enter, leave, mustShed, isFlooded } = open(calm);
    enter(2 * limit);
    for (let one = 0; one <= 2 * limit; one += 1) mustShed("P2");
    vi.advanceTimersByTime(windowMs);
    leave(2 * limit, 5);
    vi.advanceTimersByTime(windowMs);
    expect(isFlooded()).toBe(false);
  });
});

describe("the limit in flight", () => {
  const limit = pressureLimits.inFlight.P2;

  test("falls while the room is used and answers take too long, and no further than its least", () => {
    const { work, state } = open(calm);
    work(5, { many: limit, tookMs: 80 });
    expect(state().inFlightLimit).toBeLessThan(0.7 * limit);
    work(200, { many: limit, tookMs: 80 });
    expect(state().inFlightLimit).toBe(Math.round(limit / 6));
  });

  test("rises where the room is used up and answers are quick, and no further than its most", () => {
    const { work, state } = open(calm);
    work(200, { many: 3 * limit, tookMs: 5 });
    expect(state().inFlightLimit).toBe(3 * limit);
  });

  test("stays where few come, however long they take: they are slow by their nature", () => {
    const { work, state } = open(calm);
    work(50, { many: 20, tookMs: 900 });
    expect(state().inFlightLimit).toBe(limit);
  });

  test("comes back within seconds once it is calm", () => {
    const { work, state } = open(calm);
    work(200, { many: limit, tookMs: 80 });
    work(100, { many: 2, tookMs: 5 });
    expect(state().inFlightLimit).toBeGreaterThan(0.95 * limit);
  });

  test("refuses nobody further on whom it has let in", () => {
    const { enter, mustShed, mustTurnAway } = open(calm);
    const [inTime, late] = [{}, {}];
    enter(limit - 1);
    expect(mustTurnAway("P2", inTime)).toBe(false);
    enter(1);
    expect(mustTurnAway("P2", late)).toBe(true);
    enter(1);
    expect([mustShed("P2", inTime), mustShed("P2", late)]).toEqual([false, true]);
  });

  test("turns nobody away where sixty ask for sixty pages at once", () => {
    const { enter, mustShed } = open({ delayMs: 90, workShare: 1 });
    for (let reader = 0; reader < 60; reader += 1) {
      enter(1);
      expect(mustShed("P2")).toBe(false);
      if (reader % 10 === 9) vi.advanceTimersByTime(windowMs);
    }
  });
});
