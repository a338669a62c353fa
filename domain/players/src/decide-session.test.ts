import { expect, test } from "vitest";
import { decideSession, sessionLimits } from "./decide-session.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  // started, last active, now, live
  ["08:00:00", "08:00:00", "08:29:59", true],
  ["08:00:00", "08:00:00", "08:30:00", false],
  ["08:00:00", "08:20:00", "08:49:59", true],
  ["08:00:00", "19:59:00", "19:59:59", true],
  ["08:00:00", "19:59:00", "20:00:00", false],
])("begun at %s and last active at %s it is at %s alive: %s", (started, active, now, live) => {
  const session = { startedAt: at(started), lastActiveAt: at(active) };
  expect(decideSession(session, at(now), sessionLimits).live).toBe(live);
});

test("the page learns both ends, and idleness never outlasts the session", () => {
  const session = { startedAt: at("08:00:00"), lastActiveAt: at("19:45:00") };
  expect(decideSession(session, at("19:50:00"), sessionLimits)).toEqual({
    live: true,
    endsAt: at("20:00:00"),
    idleEndsAt: at("20:00:00"),
  });
});
