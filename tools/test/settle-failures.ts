import { judgeFlaky, type KnownFlaky, type SecondRun } from "./judge-flaky.ts";
import type { StepResult } from "./lanes.ts";
import { readFailedPage, runAgain } from "./playwright-step.ts";
import { readCommit } from "./seed.ts";

/** More failures than these have one cause, which a second run of each would not tell. */
const againMax = 10;

/** Runs browser tests that failed once more, alone, and judges them by the list of known flaky tests. */
export async function settleFailures(
  walked: readonly StepResult[],
  known: readonly KnownFlaky[],
): Promise<StepResult[]> {
  const failures = walked.flatMap((result) => result.failures ?? []);
  if (failures.length === 0 || failures.length > againMax) return [...walked];
  const begun = performance.now();
  const runs: SecondRun[] = [];
  for (const failure of failures) {
    console.log(`once more, alone: ${failure.name}`);
    // The folder of a run elsewhere is gone by the time somebody asks why.
    console.log(await readFailedPage(failure));
    const { passed, folder, output } = await runAgain(failure).catch((cause: unknown) => ({
      passed: false,
      folder: "no second run",
      output: cause instanceof Error ? cause.message : String(cause),
    }));
    if (!passed) console.log(output.trimEnd());
    const { name, firstFailure } = failure;
    runs.push({ name, firstFailure, passedAlone: passed, folder });
  }
  const { passed, failed, lines } = judgeFlaky(runs, known, readCommit());
  for (const line of lines) console.log(line);
  const others = walked.map((result) => ({
    ...result,
    failed: result.failed - (result.failures?.length ?? 0),
  }));
  const seconds = (performance.now() - begun) / 1_000;
  const again = { name: "once more, alone", passed, failed, skipped: 0, seconds, output: "" };
  return [...others, again];
}
