// `npm run bench overload`: row C3 of the test programme. What one server can do is found first; then it
// is asked once, twice and three times as much, and then little again.
import { loadavg } from "node:os";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { joinVisitors } from "../visitors.ts";
import type { Offered, Order } from "./generator.ts";

const visitorsMany = 40;
const ramp = { from: 800, factor: 1.2, seconds: 4 };
const seconds = 10;
/** As many as a proxy before us may keep: Node takes one new connection a turn, and its turns are long now. */
const connections = 2_000;
const calmShare = 0.5;
const keptShare = 0.8;
const acceptedP99Max = 1_000;
const shedP99Max = 50;
const calmAfterMax = 10;

type Offer = (perSecond: number, forSeconds: number) => Promise<Offered>;

export async function run(): Promise<BenchResult> {
  const load = loadavg()[0] ?? 0;
  const serving = await startServing({ servers: 1 });
  const generator = runOnCore(1, new URL("./generator.ts", import.meta.url).href);
  try {
    const port = serving.servers[0]?.port ?? 0;
    const visitors = (await joinVisitors(port, visitorsMany)).map(({ id, cookie }) => ({
      id,
      cookie,
    }));
    const offer: Offer = async (perSecond, forSeconds) => {
      const order: Order = {
        port,
        visitors,
        perSecond,
        seconds: forSeconds,
        connections,
      };
      generator.child.send(order);
      const offered = await hear<Offered>(generator.child);
      console.log(`  ${Math.round(perSecond)}/s offered: ${tell(offered)}`);
      return offered;
    };
    await offer(ramp.from, 2 * ramp.seconds);
    const seen = await pushAndLetGo(offer);
    return judge({ ...seen, load, violations: await serving.countViolations() });
  } finally {
    await leave(generator);
    await serving.stop();
  }
}

type Seen = { peak: number; before: Offered; times: Record<1 | 2 | 3, Offered>; after: Offered };

async function pushAndLetGo(offer: Offer): Promise<Seen> {
  const peak = await findPeak(offer);
  const before = await offer(peak * calmShare, seconds);
  const times = {
    1: await offer(peak, seconds),
    2: await offer(peak * 2, seconds),
    3: await offer(peak * 3, seconds),
  };
  const after = await offer(peak * calmShare, 2 * calmAfterMax);
  return { peak: Math.max(peak, times[1].goodput), before, times, after };
}

/** The most that was answered in time, when more and more was asked. */
async function findPeak(offer: Offer): Promise<number> {
  let peak = 0;
  let behind = 0;
  for (let perSecond = ramp.from; behind < 2; perSecond *= ramp.factor) {
    const { goodput } = await offer(perSecond, ramp.seconds);
    peak = Math.max(peak, goodput);
    behind = goodput < 0.9 * perSecond ? behind + 1 : 0;
  }
  return peak;
}

/** After how many seconds nobody was turned away or kept waiting any more. */
function secondsUntilCalm({ before, after }: Seen): number {
  const p99Max = Math.max(2 * before.accepted.p99Ms, shedP99Max);
  return after.timeline.findLastIndex(({ shed, p99Ms }) => shed > 0 || p99Ms > p99Max) + 1;
}

function judge(seen: Seen & { load: number; violations: number }): BenchResult {
  const { peak, before, times, after } = seen;
  const all = [before, ...Object.values(times), after];
  const kept = (offered: Offered): number => Math.round((offered.goodput / peak) * 100) / 100;
  const total = (count: (offered: Offered) => number): number =>
    all.reduce((sum, offered) => sum + count(offered), 0);
  const figures: Record<string, number | string> = {
    "load average before, of others": Math.round(seen.load * 100) / 100,
    "peak of answers in time, a second": peak,
  };
  for (const [factor, offered] of Object.entries(times)) {
    figures[`${factor} times: answers in time, a second`] = offered.goodput;
    figures[`${factor} times: share of the peak`] = kept(offered);
    figures[`${factor} times: accepted p99 ms`] = offered.accepted.p99Ms;
    figures[`${factor} times: shed a second`] = Math.round(offered.shed.count / seconds);
    figures[`${factor} times: shed p99 ms`] = offered.shed.p99Ms;
  }
  const calmAfter = secondsUntilCalm(seen);
  Object.assign(figures, {
    "503 without Retry-After": total(({ shedWithoutRetryAfter }) => shedWithoutRetryAfter),
    "P0 calls shed or failed": total(({ p0Failed }) => p0Failed),
    "other failures": total(({ failed }) => failed),
    "seconds until all was normal again": calmAfter,
    "audit violations": seen.violations,
  });
  const held = [times[2], times[3]];
  return {
    id: "overload",
    what: "C3: one server, calls of open pages in an open model: what it can do, then once, twice and three times that, then half.",
    figures,
    limit: {
      "2 and 3 times: share of the peak": `>= ${keptShare}`,
      "2 and 3 times: accepted p99 ms": `<= ${acceptedP99Max}`,
      "2 and 3 times: shed p99 ms": `<= ${shedP99Max}`,
      "503 without Retry-After": "0",
      "P0 calls shed or failed": "0",
      "seconds until all was normal again": `<= ${calmAfterMax}`,
      "audit violations": "0",
    },
    pass:
      held.every(
        (offered) =>
          kept(offered) >= keptShare &&
          offered.accepted.p99Ms <= acceptedP99Max &&
          offered.shed.p99Ms <= shedP99Max,
      ) &&
      total(({ shedWithoutRetryAfter, p0Failed }) => shedWithoutRetryAfter + p0Failed) === 0 &&
      calmAfter <= calmAfterMax &&
      seen.violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function tell({ goodput, accepted, shed, failed }: Offered): string {
  return `${goodput}/s in time, p99 ${accepted.p99Ms} ms, ${shed.count} shed, p99 ${shed.p99Ms} ms, ${failed} failed`;
}
