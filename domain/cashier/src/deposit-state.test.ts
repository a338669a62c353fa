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
  //           sent_on    begun   paid      declined lapsed  given_up  barred    sent_back refund_asked refund_declined charged_back charge_lifted
  requested:
    "redirected pending completed failed   expired cancelled returning - - - charged_back -",
  redirected:
    "-         pending completed failed   expired cancelled returning - - - charged_back -",
  pending:
    "-            -       completed failed   expired cancelled returning - - - charged_back -",
  completed:
    "-          -       -         -        -       -         -  refunded refunding - charged_back -",
  failed:
    "-             -       completed -        -       -         returning - - - charged_back -",
  expired:
    "-            -       completed -        -       -         returning - - - charged_back -",
  cancelled:
    "-          -       completed -        -       -         returning - - - charged_back -",
  returning: "-          -       -         -        -       -         -  returned  - - - -",
  returned: "-           -       -         -        -       -         -  -         - - - -",
  refunding: "-          -       -         -        -       -         -  refunded  - completed - -",
  refunded: "-           -       -         -        -       -         -  -         - - - -",
  charged_back: "-       -       -         -        -       -         -  -         - - - completed",
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

test("what is paid never ends unpaid, and only its way back ends what is completed", () => {
  const isWayBack = (event: DepositEvent) =>
    ["sent_back", "refund_asked", "charged_back"].includes(event);
  fc.assert(
    fc.property(story, story, (before, after) => {
      const ends = run([...before, "paid", ...after]);
      expect(["failed", "expired", "cancelled", "pending"]).not.toContain(ends);
      const isIn = run([...before, "paid"]) === "completed";
      if (isIn && !after.some(isWayBack)) expect(ends).toBe("completed");
    }),
  );
});

test("only what may still change is asked about", () => {
  expect(depositStates.filter((state) => !isSettled(state))).toEqual([
    "requested",
    "redirected",
    "pending",
    "returning",
    "refunding",
  ]);
});
