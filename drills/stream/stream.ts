// `npm run drill stream`: row G1 of the test programme, the words that decide rounds, asked by others' tests.
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { askDieharder, askRngtest, hasTool, type Source, type Verdict } from "./ask-tools.ts";
import { readSize } from "../sizes.ts";

/** Those of Marsaglia and of NIST that their keeper calls good, and two on bits and bytes. */
const tests = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17, 100, 101, 102, 205];
/** What is weak of so many is asked for a hundred more, until it has passed or failed. */
const samples = readSize("STREAM_SAMPLES");
/** One sample of these reads as much as ten or a hundred of the others: 80 MB and 600 MB. */
const samplesInstead = new Map([
  [17, samples / 10],
  [205, samples / 100],
]);
const blocks = 2_000;
/** What FIPS 140-2 refuses of blocks that are as they should be: eight of ten thousand. */
const refusedOfGood = 0.0008;
const tools = ["dieharder", "rngtest"] as const;
/** The ranks of matrices and the serial bits find the control out; it need not be asked everything. */
const controlTests = [2, 102];

export async function run(): Promise<BenchResult> {
  const missing = tools.filter((tool) => !hasTool(tool));
  if (missing.length > 0) {
    return judge({ "not run": `apt-get install dieharder rng-tools5: ${missing.join()}` }, false);
  }
  const verdicts = await askAll("words", tests);
  const failed = verdicts.filter(({ says }) => says === "FAILED");
  const weak = verdicts.filter(({ says }) => says === "WEAK");
  const refused = await askRngtest("words", blocks);
  const expected = blocks * refusedOfGood;
  const refusedMax = Math.ceil(expected + 4 * Math.sqrt(expected));
  const control = (await askAll("control", controlTests)).filter(({ says }) => says === "FAILED");
  const controlRefused = await askRngtest("control", blocks);
  return judge(
    {
      "tests of dieharder": tests.length,
      "samples of a test": `${samples}, of ${[...samplesInstead.keys()].map((test) => `test ${test} ${samplesOf(test)}`).join(", ")}`,
      verdicts: verdicts.length,
      failed: failed.map(({ name }) => name).join(", ") || 0,
      "weak in the end": weak.map(({ name, p }) => `${name} (${p})`).join(", ") || 0,
      "FIPS 140-2: blocks refused": `${refused} of ${blocks}, at most ${refusedMax}`,
      "negative control: verdicts failed": control.length,
      "negative control: blocks refused": controlRefused,
    },
    failed.length === 0 &&
      weak.length === 0 &&
      refused <= refusedMax &&
      control.length > 0 &&
      controlRefused > refusedMax,
  );
}

async function askAll(source: Source, asked: readonly number[]): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const test of asked) {
    verdicts.push(...(await askDieharder(source, { test, samples: samplesOf(test) })));
  }
  return verdicts;
}

function samplesOf(test: number): number {
  return Math.ceil(samplesInstead.get(test) ?? samples);
}

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "stream",
    what: "the words of rounds under pair after pair, as the server draws them, asked by dieharder and rngtest; the negative control is a generator of 1968 with a known lattice",
    figures,
    limit: {
      failed: "0",
      "weak in the end": "0",
      "FIPS 140-2: blocks refused": "as many as of chance, four deviations above at most",
      "negative control: verdicts failed": "at least 1",
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
