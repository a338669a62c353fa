import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "../root.ts";

/** Seconds of each test file in a recorded run: `npm test -- --record-durations` writes them. */
const durations = JSON.parse(
  readFileSync(new URL("durations.json", import.meta.url), "utf8"),
) as Readonly<Record<string, number>>;

/** A file that is not listed was quick, or is new. */
const unlistedSeconds = 0.2;

/**
 * Long files begin first, so that no worker is left alone with one at the end. Among files that take about
 * as long, the seed of the run decides.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const { seed } = this.ctx.config.sequence;
    const weight = ({ moduleId }: TestSpecification): number => {
      const path = relative(root, moduleId);
      return (durations[path] ?? unlistedSeconds) * drawFactor(path, seed);
    };
    return [...byProject.values()].flatMap((some) =>
      some.toSorted((a, b) => weight(b) - weight(a)),
    );
  }
}

/** Between a half and one and a half, always the same for one path and seed. */
function drawFactor(path: string, seed: number): number {
  const drawn = createHash("sha256").update(`${seed} ${path}`).digest().readUInt32BE(0);
  return 0.5 + drawn / 2 ** 32;
}
