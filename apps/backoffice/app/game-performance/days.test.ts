import { expect, test } from "vitest";
import { lastDays, readDay } from "./days.ts";

const now = new Date("2026-11-23T23:30:00Z");

test("today is a day, and seven days end with it", () => {
  expect(lastDays(1, now)).toEqual({ from: "2026-11-23", until: "2026-11-23" });
  expect(lastDays(7, now)).toEqual({ from: "2026-11-17", until: "2026-11-23" });
});

test.each([null, "", "yesterday", "2026-13-45"])("%o is no day", (text) => {
  expect(readDay(text)).toBeUndefined();
});
