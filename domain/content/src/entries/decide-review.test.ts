import { expect, test } from "vitest";
import { isApproved, isOwnWork } from "./decide-review.ts";

test.each([
  ["ada", true],
  ["ben", true],
  ["cleo", false],
])("what ada asked about and ben wrote is own work of %s: %s", (reviewer, own) => {
  expect(isOwnWork(reviewer, { askedBy: "ada", writers: ["ada", "ben"] })).toBe(own);
});

test.each([
  ["all of it", { common: 1, en: 2 }, [{ common: 1, en: 2 }], true],
  ["in two reviews", { common: 1, en: 2 }, [{ common: 1 }, { en: 2 }], true],
  ["an older version", { common: 1, en: 3 }, [{ common: 1, en: 2 }], false],
  ["only a part of it", { common: 1, en: 2 }, [{ common: 1 }], false],
  ["nothing", { en: 1 }, [], false],
  ["nothing new", {}, [], true],
])("approved was %s", (_, plan, approved, answer) => {
  expect(isApproved(plan, approved)).toBe(answer);
});
