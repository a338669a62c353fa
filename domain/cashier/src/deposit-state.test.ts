import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  depositEvents,
  depositStates,
  isSettled,
  nextState,
  type DepositEvent,
  type DepositState,
} from "./deposit-state.ts";

/** Every state with every event, as a payments engineer would write it on a wall; `-` stays. */
const wall: Readonly<Record<DepositState, string>> = {
  //           sent_on    begun   paid      declined lapsed  given_up  barred    sent_back
  requested: "redirected pending completed failed   expired cancelled returning -",
  redirected: "-          pending completed failed   expired cancelled returning -",
  pending: "-          -       completed failed   expired cancelled returning -",
  completed: "-          -       -         -        -       -         -         -",
  failed: "-          -       completed -        -       -         returning -",
  expired: "-          -       completed -        -       -         returning -",
  cancelled: "-          -       completed -        -       -         returning -",
  returning: "-          -       -         -        -       -         -         returned",
  returned: "-          -       -         -        -       -         -         -",
};

describe.each(depositStates)("a deposit that is %s", (state) => {
  const words = wall[state].split(/ +/);
  test.each(depositEvents.map((event, index) => [event, words[index] ?? ""] as const))(
    "after %s: %s",
    (event, expected) => {
      expect(nextState(state, event)).toBe(expected === "-" ? state : expected);
    },
  );
});

const story = fc.array(fc.constantFrom<DepositEvent>(...depositEvents), { maxLength: 12 });
const run = (events: readonly DepositEvent[], from: DepositState = "requested") =>
  events.reduce(nextState, from);

test("in any order: what was told twice changes nothing the second time", () => {
  fc.assert(
    fc.property(story, fc.constantFrom(...depositEvents), (before, event) => {
      const once = nextState(run(before), event);
      expect(nextState(once, event)).toBe(once);
    }),
  );
});

test("what is completed stays so, and what is paid never ends unpaid", () => {
  fc.assert(
    fc.property(story, story, (before, after) => {
      const ends = run([...before, "paid", ...after]);
      expect(["completed", "returning", "returned"]).toContain(ends);
      if (run([...before, "paid"]) === "completed") expect(ends).toBe("completed");
    }),
  );
});

test("only what may still change is asked about", () => {
  expect(depositStates.filter((state) => !isSettled(state))).toEqual([
    "requested",
    "redirected",
    "pending",
    "returning",
  ]);
});
