/** A browser test that failed in the whole run and was run once more, alone, at its end. */
export type SecondRun = {
  readonly name: string;
  readonly firstFailure: string;
  readonly passedAlone: boolean;
  /** The folder with the first failure and the trace of the second run. */
  readonly folder: string;
};

/** An entry of known-flaky.json. */
export type KnownFlaky = {
  readonly name: string;
  readonly firstFailure: string;
  /** The cause, or what is suspected. */
  readonly cause: string;
  /** The commits at which it was seen. */
  readonly seen: readonly string[];
};

export type FlakyVerdict = {
  readonly failed: number;
  readonly passed: number;
  readonly lines: readonly string[];
};

/** More flaky tests than these in one run are a fault of the product or of the run. */
const flakyMax = 2;
/** A listed test may be seen so often; then its cause is to be mended or the test rewritten. */
const sightingsMax = 3;

/** Decides what failures of browser tests come to once each has been run again. */
export function judgeFlaky(
  runs: readonly SecondRun[],
  known: readonly KnownFlaky[],
  commit: string,
): FlakyVerdict {
  const flaky = runs.filter(({ passedAlone }) => passedAlone);
  const lines = runs.map((run) => describeRun(run, known, commit));
  const wornOut = flaky.filter(({ name }) => sightingsOf(name, known, commit) >= sightingsMax);
  const isTooMany = flaky.length > flakyMax;
  if (isTooMany) {
    lines.push(`${flaky.length} tests were flaky; more than ${flakyMax} in a run is red.`);
  }
  const red = runs.length - flaky.length + (isTooMany ? flaky.length : wornOut.length);
  return { failed: red, passed: runs.length - red, lines };
}

/** At other commits: at one commit it is seen once, however often it runs. */
function sightingsOf(name: string, known: readonly KnownFlaky[], commit: string): number {
  const seen = known.find((entry) => entry.name === name)?.seen ?? [];
  return seen.filter((one) => one !== commit).length;
}

function describeRun(run: SecondRun, known: readonly KnownFlaky[], commit: string): string {
  const { name, firstFailure, folder } = run;
  if (!run.passedAlone) return `failed twice: ${name} (${folder})`;
  const entry = known.find((one) => one.name === name);
  if (entry === undefined) {
    const suggested = { name, firstFailure, cause: "", seen: [commit] } satisfies KnownFlaky;
    return (
      `flaky: ${name}: ${firstFailure} (${folder})\n` +
      `  find the cause, or list it in tools/test/known-flaky.json: ${JSON.stringify(suggested)}`
    );
  }
  const sighting = sightingsOf(name, known, commit) + 1;
  return sighting > sightingsMax
    ? `flaky again: ${sighting}: ${name}: mend its cause or rewrite the test (${folder})`
    : `flaky again: ${sighting}: ${name} (${folder})\n  add "${commit}" to its entry in tools/test/known-flaky.json`;
}
