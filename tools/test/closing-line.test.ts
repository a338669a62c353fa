import { expect, test } from "vitest";
import { closingLine } from "./closing-line.ts";

test("all runners are added up in one line", () => {
  const results = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 2 },
  ];
  expect(closingLine(results)).toBe("7 passed, 1 failed, 2 skipped");
});

test("a line without skipped tests does not mention them", () => {
  expect(closingLine([{ passed: 1, failed: 0, skipped: 0 }])).toBe("1 passed, 0 failed");
});
