import { expect, it } from "vitest";

import { decideTwoFactor } from "./decide-two-factor.ts";

it.each([
  ["DISABLED", "todo", "health.twoFactor.turnOn"],
  ["PENDING", "todo", "health.twoFactor.finish"],
  ["ENABLED", "ok", undefined],
] as const)("[S3.8] a two-factor profile that is %s is %s", (status, state, label) => {
  const line = decideTwoFactor({ status });
  expect([line.state, line.action?.label]).toEqual([state, label]);
});
