import { afterEach, expect, test } from "vitest";
import { createPressure, pressureLimits, type Pressure } from "./pressure.ts";

let pressure: Pressure | undefined;
afterEach(() => pressure?.stop());

test("a slow start turns nobody away once it is over", async () => {
  const slow = 10 * pressureLimits.delayMs.P1;
  let delayMs = slow;
  pressure = createPressure({
    limits: { ...pressureLimits, windowMs: 5 },
    delayMs: () => delayMs,
  });
  const { state, mustShed, startOver } = pressure;
  await expect.poll(() => state().delayMs).toBe(slow);
  expect(mustShed("P1")).toBe(true);

  delayMs = 0;
  startOver();
  expect(mustShed("P3")).toBe(false);
});
