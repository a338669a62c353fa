import type { Scheduled } from "@croupier/contracts";
import { expect, test } from "vitest";
import { byDay } from "./by-day.ts";

const at = (moment: string): Scheduled => ({
  id: moment,
  entry: "018f0000-0000-7000-8000-000000000001",
  kind: "content_page",
  title: "Friday at the wheel",
  action: "publish",
  parts: { common: 1 },
  at: moment,
  state: "waiting",
  refusal: null,
  by: "anna",
  note: null,
});

test("a moment belongs to the day of the brand's own clock", () => {
  const items = ["2026-11-22T01:00:00Z", "2026-11-22T12:00:00Z", "2026-11-23T03:59:00Z"].map(at);
  expect(byDay(items, "America/Curacao").map(({ day, items }) => [day, items.length])).toEqual([
    ["2026-11-21", 1],
    ["2026-11-22", 2],
  ]);
  expect(byDay(items, "UTC").map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-23"]);
});
