import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { countProcessorTime, parseProcessorSeconds } from "./processor-time.ts";

test("own and children's time is added up, also after a name with spaces and brackets", () => {
  const stat = "42 (node (test) x) S 1 42 42 0 -1 4194304 10 20 0 0 150 50 700 100 20 0 11 0 5";
  expect(parseProcessorSeconds(stat)).toBe(10);
});

test("the work of a process that was started is counted", () => {
  const counted = countProcessorTime();
  const before = counted.read() ?? 0;
  const spin = "const end = performance.now() + 200; while (performance.now() < end);";
  spawnSync(process.execPath, ["-e", spin]);
  const after = counted.read();
  counted.stop();
  // A system that does not tell says so.
  if (after !== undefined) expect(after).toBeGreaterThan(before);
});
