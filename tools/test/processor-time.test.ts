import { expect, test } from "vitest";
import { parseProcessorSeconds } from "./processor-time.ts";

test("own and children's time is added up, also after a name with spaces and brackets", () => {
  const stat = "42 (node (test) x) S 1 42 42 0 -1 4194304 10 20 0 0 150 50 700 100 20 0 11 0 5";
  expect(parseProcessorSeconds(stat)).toBe(10);
});
