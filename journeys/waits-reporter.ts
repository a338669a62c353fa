import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { waitedFor503 } from "./parts/come-to-life.ts";

/** Says at the end how often a page was busy and a story came again when it was told to. */
export default class WaitsReporter implements Reporter {
  #waits = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.#waits += annotations.filter(({ type }) => type === waitedFor503).length;
  }

  onEnd(): void {
    process.stdout.write(`503 waited: ${this.#waits}\n`);
  }
}
