import type { WithdrawalState } from "@croupier/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isLeak,
  isUndecided,
  nextActor,
  nextState,
  whereMoneyIs,
  withdrawalEvents,
  withdrawalStates,
  type WithdrawalEvent,
} from "./withdrawal-state.ts";

const telling = [
  "passed",
  "flagged",
  "approved",
  "stopped",
  "rejected",
  "cancelled",
  "sent",
  "arrived",
  "declined",
  "sent_back",
] as const satisfies readonly WithdrawalEvent[];

/** Every state with every event that leads anywhere, as on a wall; `-` stays. */
const wall: Readonly<Record<WithdrawalState, string>> = {
  //          passed   flagged approved stopped rejected cancelled sent arrived declined sent_back
  requested: "approved checks  -        -       -        cancelled -    -       -        -",
  checks: "-        -       approved -       rejected cancelled -    -       -        -",
  approved: "-        -       -        checks  -        -         sent arrived failed   failed",
  sent: "-        -       -        -       -        -         -    arrived failed   returned",
  arrived: "-        -       -        -       -        -         -    -       -        returned",
  rejected: "-        -       -        -       -        -         -    -       -        -",
  cancelled: "-        -       -        -       -        -         -    -       -        -",
  failed: "-        -       -        -       -        -         -    -       -        -",
  returned: "-        -       -        -       -        -         -    -       -        -",
};

const untold = { isHanded: false };
const handed = { isHanded: true };

describe.each(withdrawalStates)("a withdrawal that is %s", (state) => {
  const words = wall[state].split(/ +/);
  test.each(telling.map((event, index) => [event, words[index] ?? ""] as const))(
    "after %s: %s",
    (event, expected) => {
      expect(nextState(state, event, untold)).toBe(expected === "-" ? state : expected);
    },
  );

  test("stays what it is after everything that only leaves a trace", () => {
    for (const event of withdrawalEvents) {
      if (telling.some((one) => one === event)) continue;
      expect(nextState(state, event, untold)).toBe(state);
    }
  });
});

const story = fc.array(fc.constantFrom<WithdrawalEvent>(...withdrawalEvents), { maxLength: 14 });

/** The three places the money can be in, and what the ledger moves between them. */
function live(events: readonly WithdrawalEvent[]) {
  const amount = 100;
  const money = { free: 0, aside: amount, out: 0 };
  const moved: string[] = [];
  let state: WithdrawalState = "requested";
  let isHanded = false;
  for (const event of events) {
    // As if each were handed over in the moment in which it is approved.
    isHanded ||= state === "approved";
    const after = nextState(state, event, { isHanded });
    const [from, to] = [whereMoneyIs(state), whereMoneyIs(after)];
    if (from !== to) {
      moved.push(`${from} ${to}`);
      money[from === "back" ? "free" : from] -= amount;
      money[to === "back" ? "free" : to] += amount;
    }
    state = after;
  }
  return { state, money, moved, isHanded };
}

test("whatever is told in whatever order, the money is in one place, and never leaves twice", () => {
  fc.assert(
    fc.property(story, (events) => {
      const { state, money, moved } = live(events);
      expect(money.free + money.aside + money.out).toBe(100);
      expect(Math.min(money.free, money.aside, money.out)).toBe(0);
      expect(new Set(moved).size).toBe(moved.length);
      const place = whereMoneyIs(state);
      expect(money[place === "back" ? "free" : place]).toBe(100);
    }),
    { numRuns: 2_000 },
  );
});

test("what was told twice changes nothing the second time", () => {
  fc.assert(
    fc.property(story, fc.constantFrom(...withdrawalEvents), (before, event) => {
      const { state: once, isHanded } = live([...before, event]);
      expect(nextState(once, event, { isHanded })).toBe(once);
    }),
  );
});

test("nothing is sent that nobody approved, and a yes is said once", () => {
  fc.assert(
    fc.property(story, (events) => {
      const { state } = live(events);
      if (["sent", "arrived", "returned"].includes(state)) {
        expect(events.some((event) => event === "passed" || event === "approved")).toBe(true);
      }
    }),
  );
});

test("one that was stopped after a provider was called is believed to have been sent, another is not", () => {
  for (const event of ["sent", "arrived"] as const) {
    expect(nextState("checks", event, handed)).toBe(event);
    expect(nextState("checks", event, untold)).toBe("checks");
    for (const before of ["rejected", "cancelled"] as const) {
      expect(nextState(before, event, handed)).toBe(before);
      expect(isLeak({ before, event, ...handed })).toBe(true);
      expect(isLeak({ before, event, ...untold })).toBe(false);
    }
    expect(isLeak({ before: "checks", event, ...handed })).toBe(false);
  }
});

test("somebody does the next thing exactly as long as it is not over", () => {
  expect(withdrawalStates.map((state) => [state, nextActor(state)])).toEqual([
    ["requested", "rules"],
    ["checks", "staff"],
    ["approved", "provider"],
    ["sent", "provider"],
    ["arrived", null],
    ["rejected", null],
    ["cancelled", null],
    ["failed", null],
    ["returned", null],
  ]);
  expect(withdrawalStates.filter(isUndecided)).toEqual(["requested", "checks"]);
});
