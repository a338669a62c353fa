/** What we read of a trace of Chromium; times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time: what else the machine does is not in it. */
  readonly tdur?: number;
};

export const traceCategories = ["devtools.timeline", "v8", "disabled-by-default-v8.gc"];

/** Everything in which a script, or the collector of its garbage, has the main thread. */
const scripting = new Set([
  "FunctionCall",
  "FireAnimationFrame",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "EvaluateScript",
  "MinorGC",
  "MajorGC",
  "V8.GC_SCAVENGER",
  "V8.GC_MC_INCREMENTAL",
]);

/** Milliseconds of scripting in each frame for which a script was asked. */
export function scriptingOfFrames(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = busiest(traceEvents.filter(({ name }) => name === "FireAnimationFrame"));
  const events = traceEvents
    .filter((event) => event.ph === "X" && scripting.has(event.name) && threadOf(event) === thread)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const frames: number[] = [];
  let hasBegun = false;
  let outerUntil = 0;
  let lastFrameAt = -Infinity;
  for (const { name, ts, dur = 0, tdur } of events) {
    // Callbacks of one frame follow each other at once; between two frames lies a while.
    if (name === "FireAnimationFrame") {
      if (ts - lastFrameAt > sameFrameUs) {
        frames.push(0);
        hasBegun = true;
      }
      lastFrameAt = ts + dur;
    }
    if (!hasBegun || ts < outerUntil) continue;
    outerUntil = ts + dur;
    frames[frames.length - 1] = (frames.at(-1) ?? 0) + (tdur ?? dur) / 1_000;
  }
  return frames;
}

const sameFrameUs = 1_500;

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}

function busiest(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
