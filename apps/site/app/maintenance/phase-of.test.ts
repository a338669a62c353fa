import { expect, it } from "vitest";

import { clockUntil, phaseOf } from "./phase-of.ts";

const notice = { startsAt: "2026-11-21T20:00:00.000Z", endsAt: "2026-11-21T20:30:00.000Z" };
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

it.each([
  ["19:54:59", "announced"],
  ["19:55:00", "last-minutes"],
  ["19:59:59", "last-minutes"],
  ["20:00:00", "under-way"],
  ["20:29:59", "under-way"],
  ["20:30:00", "over"],
])("at %s a maintenance from eight to half past is %s", (time, phase) => {
  expect(phaseOf(notice, at(time))).toBe(phase);
});

it.each([
  ["17:58:51", "2:01:09"],
  ["19:01:00", "59:00"],
  ["19:59:55", "0:05"],
  ["20:00:01", "0:00"],
])("at %s the clock says %s", (time, clock) => {
  expect(clockUntil(notice.startsAt, at(time))).toBe(clock);
});
