import { PlainSentence } from "../start/plain-sentence.ts";

export class ArgumentRefused extends PlainSentence {}

export type TestArguments = {
  /** Paths and names; none means everything. */
  readonly wanted: readonly string[];
  /** Only what differs from this commit; an empty string stands for the branch this one left. */
  readonly changedSince: string | undefined;
  readonly inspect: boolean;
  /** Writes down how long each file took. */
  readonly recordsDurations: boolean;
  readonly help: boolean;
};

export const testUsage = `npm test                       everything, as CI does
npm test -- PATH[:LINE] …      files or folders: unit, integration, law, story or journey; LINE
                               is where a test begins
npm test -- [PATH …] "NAME"    the tests whose title holds NAME
npm test -- --changed[=REF]    what a change affects, against REF or the branch this one left
  --inspect                    waits for a debugger (with a PATH or NAME)
  --record-durations           writes tools/test/durations.json from a whole run
  --help                       this text
npm run test:watch -- PATH     runs again as you save`;

export function parseTestArguments(words: readonly string[]): TestArguments {
  const wanted: string[] = [];
  const flags = { inspect: false, recordsDurations: false, help: false };
  let changedSince: string | undefined;
  for (const word of words) {
    if (word === "--inspect") flags.inspect = true;
    else if (word === "--record-durations") flags.recordsDurations = true;
    else if (word === "--help") flags.help = true;
    else if (word === "--changed") changedSince = "";
    else if (word.startsWith("--changed=")) changedSince = word.slice("--changed=".length);
    else if (word.startsWith("-")) {
      throw new ArgumentRefused(`Unknown option "${word}".\n${testUsage}`);
    } else wanted.push(word);
  }
  if (changedSince !== undefined && wanted.length > 0) {
    throw new ArgumentRefused("--changed chooses the tests itself: give it no path or name.");
  }
  if (flags.recordsDurations && (changedSince !== undefined || wanted.length > 0)) {
    throw new ArgumentRefused("--record-durations needs a whole run: give it nothing else.");
  }
  if (flags.inspect && wanted.length === 0) {
    throw new ArgumentRefused("--inspect takes the path or name of the test to debug.");
  }
  return { wanted, changedSince, ...flags };
}
