// `npm run drill redos`: row F10 of the test programme. No pattern may be kept busy by what it reads.
import { listPatterns, type WrittenPattern } from "@croupier/tools/patterns";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { openChecker } from "./checker.ts";
import { hostileWords } from "./hostile-words.ts";

/** A pattern of which everybody knows that it never ends: a checker that passes it checks nothing. */
const control = "^(a+)+$";
const patternsMin = 100;
const wordLength = 10_000;
const slowestMsMax = 5;
/** Of so many tries the fastest counts: a machine that is busy elsewhere is no fault of a pattern. */
const tries = 3;

type Slowest = { readonly ms: number; readonly at: string };

export async function run(): Promise<BenchResult> {
  const check = openChecker();
  if (check === undefined) {
    return judge({ "not run": "the checker is not here: cd tools/forge && npm ci" }, false);
  }
  const written = listPatterns();
  const different = [
    ...new Map(written.map((one) => [`${one.flags}/${one.source}`, one])).values(),
  ];
  const found = different.map((one) => ({ ...one, ...check(one.source, one.flags) }));
  const told = (says: string) =>
    found
      .filter((one) => one.says === says)
      .map(({ at, source, why }) => `${at} /${source}/ (${why})`);
  const unsafe = told("not safe");
  const undecided = told("undecided");
  for (const line of [...unsafe, ...undecided]) console.log(`  ${line}`);
  const slowest = findSlowest(different);
  const controlled = check(control, "").why;
  const figures = {
    "patterns in the product": written.length,
    "of them different": different.length,
    "safe, says the checker": found.length - unsafe.length - undecided.length,
    "exponential or polynomial": unsafe.length,
    undecided: undecided.length,
    [`what it says of ${control}`]: controlled,
    "slowest pattern, ms for 10 kB of hostile words": Math.round(slowest.ms * 100) / 100,
    "slowest pattern": slowest.at,
  };
  const reached =
    written.length >= patternsMin &&
    unsafe.length + undecided.length === 0 &&
    controlled === "exponential" &&
    slowest.ms <= slowestMsMax;
  return judge(figures, reached);
}

function findSlowest(patterns: readonly WrittenPattern[]): Slowest {
  let slowest: Slowest = { ms: 0, at: "none" };
  for (const { source, flags, at } of patterns) {
    for (const word of hostileWords(source, wordLength)) {
      const ms = fastestOf(tries, () => word.replace(new RegExp(source, flags), ""));
      if (ms > slowest.ms) slowest = { ms, at: `${at} /${source}/` };
    }
  }
  return slowest;
}

function fastestOf(times: number, act: () => void): number {
  let fastest = Infinity;
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    act();
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "redos",
    what: `F10: every regular expression that is written in the product, as a checker of patterns sees it, and on ${wordLength / 1_000} kB of words that nearly fit.`,
    figures,
    limit: {
      "exponential or polynomial": "0",
      undecided: "0",
      [`what it says of ${control}`]: "exponential",
      "slowest pattern, ms for 10 kB of hostile words": `<= ${slowestMsMax}`,
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
