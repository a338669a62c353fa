import { describe, TestRunner } from "vitest";

/**
 * Runs every file of tests twice in a row in one process, from its imports to its last hook. What the first
 * time leaves in the process, on the disk or on the database server may not disturb the second.
 */
export default class TwiceRunner extends TestRunner {
  override importFile(file: string, source: "collect" | "setup"): unknown {
    if (source === "setup") return super.importFile(file, source);
    for (const time of ["first time", "second time"]) {
      describe(time, async () => {
        await super.importFile(file, source);
      });
    }
    return undefined;
  }
}
