import { expect, it } from "vitest";

import { firstUsable, isUsable } from "./usable-destinations.ts";

const old = { id: "old", label: "•••• 1300", usableFrom: "2026-11-01T10:00:00.000Z" };
const fresh = { id: "fresh", label: "•••• 4200", usableFrom: "2026-11-03T10:00:00.000Z" };
const now = new Date("2026-11-02T10:00:00.000Z");

it("an account is used from its moment on, and not before", () => {
  expect([isUsable(old, now), isUsable(fresh, now)]).toEqual([true, false]);
  expect(isUsable(fresh, new Date(fresh.usableFrom))).toBe(true);
});

it("the first that is usable is chosen; none where all are new", () => {
  expect(firstUsable([fresh, old], now)?.id).toBe("old");
  expect(firstUsable([fresh], now)).toBeUndefined();
});
