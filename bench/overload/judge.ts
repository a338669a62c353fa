import type { BenchResult } from "../result.ts";
import type { Offered } from "./generator.ts";

export type Measured = Offered & {
  readonly seconds: number;
  /** Processor time of the server. */
  readonly serverSeconds: number;
};

type Times = Readonly<Record<number, Measured>>;

export type Seen = {
  readonly load: number;
  readonly peakBefore: number;
  readonly peakBehind: number;
  readonly calm: Measured;
  readonly bare: Times;
  /** Behind nginx, where there is one. */
  readonly behind: Times | undefined;
  readonly after: Measured;
  readonly proxy: string | undefined;
  readonly violations: number;
};

const acceptedP99Max = 1_000;
const shedP99Max = 50;
const calmAfterMax = 10;
const keptShares = { bare: { 2: 0.8, 3: 0.6 }, behind: { 2: 0.8, 3: 0.8 } } as const;

/** The peak is found before and behind: a step that offered much less than it says proves nothing of it. */
const offeredMin = 0.9;

const limit = {
  "2 and 3 times: offered, in peaks": `>= ${2 * offeredMin} and ${3 * offeredMin}`,
  "2 times: share of the peak": `>= ${keptShares.bare[2]}`,
  "3 times: share of the peak": `>= ${keptShares.bare[3]}`,
  "2 and 3 times behind nginx: share of the peak": `>= ${keptShares.behind[3]}`,
  "2 and 3 times: accepted p99 ms": `<= ${acceptedP99Max}`,
  "2 and 3 times: shed p99 ms": `<= ${shedP99Max}`,
  "503 without Retry-After": "0",
  "P0 calls shed or failed": "0",
  "seconds until all was normal again": `<= ${calmAfterMax}`,
  "audit violations": "0",
};

export function judge(seen: Seen): Omit<BenchResult, "machine" | "at"> {
  const peak = Math.max(seen.peakBefore, seen.peakBehind);
  const share = ({ goodput }: Measured): number => Math.round((goodput / peak) * 100) / 100;
  const inPeaks = ({ offered, seconds }: Measured): number =>
    Math.round((offered / seconds / peak) * 100) / 100;
  const all = [
    seen.calm,
    seen.after,
    ...Object.values(seen.bare),
    ...Object.values(seen.behind ?? {}),
  ];
  const total = (count: (measured: Measured) => number): number =>
    all.reduce((sum, measured) => sum + count(measured), 0);
  const calmAfter = secondsUntilCalm(seen);
  const lost = total(({ shedWithoutRetryAfter, p0Failed }) => shedWithoutRetryAfter + p0Failed);
  const holds = (measured: Measured | undefined, factor: number, least: number): boolean =>
    measured !== undefined &&
    inPeaks(measured) >= factor * offeredMin &&
    share(measured) >= least &&
    measured.accepted.p99Ms <= acceptedP99Max &&
    measured.shed.p99Ms <= shedP99Max;
  return {
    id: "overload",
    what: "C3: one server, calls of open pages in an open model: what it can do, then once, twice and three times that, twice and three times behind nginx, and half.",
    figures: {
      "load average before, of others": Math.round(seen.load * 100) / 100,
      "peak of answers in time, a second, before": seen.peakBefore,
      "peak of answers in time, a second, behind": seen.peakBehind,
      ...Object.assign(
        {},
        ...Object.entries(seen.bare).map((one) => tellTimes(one, { share, inPeaks })),
      ),
      ...(seen.behind === undefined
        ? { "behind nginx": "not run: apt-get install nginx" }
        : { "behind nginx": seen.proxy ?? "" }),
      ...Object.assign(
        {},
        ...Object.entries(seen.behind ?? {}).map(([factor, measured]) =>
          tellTimes([`behind nginx, ${factor}`, measured], { share, inPeaks }),
        ),
      ),
      "503 without Retry-After": total((one) => one.shedWithoutRetryAfter),
      "P0 calls shed or failed": total((one) => one.p0Failed),
      "other failures": total(({ failed }) => failed),
      "seconds until all was normal again": calmAfter,
      "audit violations": seen.violations,
    },
    limit,
    pass:
      holds(seen.bare[2], 2, keptShares.bare[2]) &&
      holds(seen.bare[3], 3, keptShares.bare[3]) &&
      holds(seen.behind?.[2], 2, keptShares.behind[2]) &&
      holds(seen.behind?.[3], 3, keptShares.behind[3]) &&
      lost === 0 &&
      calmAfter <= calmAfterMax &&
      seen.violations === 0,
  };
}

function tellTimes(
  [factor, measured]: readonly [string, Measured],
  { share, inPeaks }: Readonly<Record<"share" | "inPeaks", (measured: Measured) => number>>,
): Record<string, number> {
  const { seconds, accepted, shed, p0 } = measured;
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  const figures = {
    "offered a second": Math.round(measured.offered / seconds),
    "offered, in peaks": inPeaks(measured),
    "answers in time, a second": measured.goodput,
    "share of the peak": share(measured),
    "accepted p50 ms": accepted.p50Ms,
    "accepted p99 ms": accepted.p99Ms,
    "shed a second": Math.round(shed.count / seconds),
    "shed p99 ms": shed.p99Ms,
    "P0 p99 ms": p0.p99Ms,
    "found no free connection, a second": Math.round(measured.kept / seconds),
    "processor s of the server": tenths(measured.serverSeconds),
    "processor s of the generator": tenths(measured.generatorSeconds),
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${factor} times: ${name}`, value]),
  );
}

/** After how many seconds nobody was turned away or kept waiting any more. */
function secondsUntilCalm({ calm, after }: Seen): number {
  const p99Max = Math.max(2 * calm.accepted.p99Ms, shedP99Max);
  return after.timeline.findLastIndex(({ shed, p99Ms }) => shed > 0 || p99Ms > p99Max) + 1;
}
