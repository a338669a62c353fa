import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What is tried there is killed and started anew: seconds in which somebody else may have the processor. */
const waits = /\/(bench|database|tools\/start)\//;

/**
 * Files that wait more than they work begin first. They are short to read, and by their size, which is all
 * that is known of a file that never ran here, they would come last and leave a core idle.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waits.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
