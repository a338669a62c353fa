import { expect, it } from "vitest";

import { decideLimits } from "./decide-limits.ts";

const none = { own: null, pending: null };
const set = { own: "50.00", pending: null };
const raised = { own: "50.00", pending: { confirmable: true } };
const early = { own: "50.00", pending: { confirmable: false } };

it.each([
  ["no limit", [none, none], "todo", "health.limits.set"],
  ["some limits", [none, set, set], "ok", undefined],
  ["a raise that waits for a second word", [set, raised], "todo", "health.limits.answer"],
  ["a raise whose day has not come", [early], "ok", undefined],
])("%s: %s is %s", (_, limits, state, label) => {
  const line = decideLimits(limits);
  expect([line.state, line.action?.label]).toEqual([state, label]);
});
