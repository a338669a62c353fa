import type { StepResult } from "./lanes.ts";

type Counted = Pick<StepResult, "passed" | "failed" | "skipped">;

/** The one line that says how it went, over all runners together. */
export function closingLine(results: readonly Counted[]): string {
  const sum = (what: keyof Counted): number =>
    results.reduce((total, result) => total + result[what], 0);
  const skipped = sum("skipped");
  const tail = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${sum("passed")} passed, ${sum("failed")} failed${tail}`;
}
