import { expect, test } from "vitest";
import { dueIn } from "./due.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", { words: "0 min late", tone: "bad" }],
  ["2026-11-21T09:00:00Z", { words: "3 h late", tone: "bad" }],
  ["2026-11-21T12:40:00Z", { words: "40 min left", tone: "warn" }],
  ["2026-11-21T15:59:00Z", { words: "3 h left", tone: "warn" }],
  ["2026-11-22T12:00:00Z", { words: "24 h left", tone: "quiet" }],
])("an answer due at %s: %j", (at, due) => {
  expect(dueIn(at, now)).toEqual(due);
});
