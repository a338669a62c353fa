// `npm run drill clock-skew`: row F17 of the test programme, for codes of a device.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { codeOf, stepAt } from "@croupier/players/credentials";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import type { Answer, Question } from "./skewed.ts";

/** As `faketime` reads them; the first is the negative control, a clock that is right. */
const skews = ["+0s", "+30s", "-30s", "+5m", "-5m", "+1h", "-1h", "+1d", "-1d"] as const;
/** Of so many steps on either side are codes shown that nobody may take: two minutes and a half. */
const wideSteps = 5;
/** And of so many those that a right clock takes. */
const nearSteps = 1;
const stepMs = 30_000;
const windowSteps = 3;

const skewed = fileURLToPath(new URL("skewed.ts", import.meta.url));

export async function run(): Promise<BenchResult> {
  if (!hasFaketime()) {
    return judge({ "not run": "faketime is not here: apt-get install faketime" }, false);
  }
  const told = skews.map((skew) => ({ skew, ...askSkewed(skew) }));
  const figures = Object.fromEntries(
    told.map(({ skew, ownTime, realTime }) => [
      `${skew}: codes taken of its own time and of the real time`,
      `${ownTime} and ${realTime}`,
    ]),
  );
  const [right, ...wrong] = told;
  const reached =
    right !== undefined &&
    right.realTime === windowSteps &&
    wrong.every(({ ownTime }) => ownTime === windowSteps) &&
    wrong.every(({ skew, realTime }) => realTime === (skew.endsWith("30s") ? 2 : 0));
  return judge(figures, reached);
}

function hasFaketime(): boolean {
  try {
    execFileSync("faketime", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** How many codes around its own time, and around ours, a process with this skew takes. */
function askSkewed(skew: string): { ownTime: number; realTime: number } {
  const secret = randomBytes(20);
  const ofRealTime = ask(skew, { secret, about: new Date(), around: nearSteps });
  const ofOwn = ask(skew, { secret, about: new Date(ofRealTime.now), around: wideSteps });
  return { ownTime: count(ofOwn), realTime: count(ofRealTime) };
}

function ask(
  skew: string,
  { secret, about, around }: { secret: Buffer; about: Date; around: number },
): Answer {
  const step = stepAt(middleOf(about));
  const codes = Array.from({ length: 2 * around + 1 }, (_, index) =>
    codeOf(secret, step - around + index),
  );
  const question: Question = { secret: secret.toString("hex"), codes };
  const said = execFileSync(
    "faketime",
    ["-f", skew, process.execPath, skewed, JSON.stringify(question)],
    { encoding: "utf8" },
  );
  return JSON.parse(said) as Answer;
}

/** A process takes a moment to start; whoever asks at the end of a step would be answered in the next. */
function middleOf(about: Date): Date {
  const left = stepMs - (about.getTime() % stepMs);
  if (left < 5_000) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left);
  return left < 5_000 ? new Date(about.getTime() + left) : about;
}

const count = ({ taken }: Answer) => taken.filter(Boolean).length;

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "clock-skew",
    what: "which codes of a device a process takes whose clock is wrong, against one that is right",
    figures,
    limit: {
      "taken of its own time": `${windowSteps}, as with a right clock: the window is not widened`,
      "taken of the real time": "2 when half a minute off, 0 when further",
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
