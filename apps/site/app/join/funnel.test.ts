import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { funnelAt, steps, type Step } from "./funnel.ts";

const done =
  (...names: Step[]) =>
  (step: Step) =>
    names.includes(step);

describe("the funnel has steps, a next and a previous one", () => {
  it.each<[string | null, Step[], Step, Step | undefined, Step | undefined]>([
    // asked for, answered, shown, previous, next
    [null, [], "account", undefined, "who"],
    [null, ["account", "who", "where", "limits"], "account", undefined, "who"],
    ["elsewhere", [], "account", undefined, "who"],
    ["who", [], "account", undefined, "who"],
    ["who", ["account"], "who", "account", "where"],
    ["agree", ["account"], "who", "account", "where"],
    ["where", ["account", "who"], "where", "who", "limits"],
    ["limits", ["account", "who", "where"], "limits", "where", "agree"],
    ["agree", ["account", "who", "limits"], "where", "who", "limits"],
    ["agree", ["account", "who", "where", "limits"], "agree", "limits", undefined],
  ])(
    "[S3.25] asked for %s with %j answered: %s, back to %s, on to %s",
    (asked, answered, ...shown) => {
      const { step, previousStep, nextStep, ...more } = funnelAt(asked, done(...answered));
      expect([step, previousStep, nextStep]).toEqual(shown);
      expect(more.steps.map(({ name }) => name)).toEqual(steps);
    },
  );

  it("says of each step whether it is done, under way or ahead", () => {
    const state = funnelAt("where", done("account", "who"));
    expect(state.steps.map(({ name, state: at }) => `${name} ${at}`)).toEqual([
      "account done",
      "who done",
      "where now",
      "limits ahead",
      "agree ahead",
    ]);
  });

  it("never shows a step past one that is not done, and back and on meet again", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<string | null>(...steps, "x", null),
        fc.subarray([...steps]),
        (asked, answered) => {
          const state = funnelAt(asked, done(...answered));
          const before = steps.slice(0, steps.indexOf(state.step));
          expect(before.every((step) => answered.includes(step))).toBe(true);
          expect(state.steps.filter(({ state: at }) => at === "now")).toHaveLength(1);
          if (state.nextStep === undefined) return;
          expect(funnelAt(state.nextStep, () => true).previousStep).toBe(state.step);
        },
      ),
    );
  });
});
