// `npm run bench overload`: row C3 of the test programme. What one server can do is found first; then it
// is asked once, twice and three times as much, by itself and behind nginx, then little; and found again.
import { loadavg } from "node:os";
import { askCpu } from "../pages/cpu.ts";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { joinVisitors } from "../visitors.ts";
import type { Offered, Order } from "./generator.ts";
import { judge, type Measured } from "./judge.ts";
import { startProxy, type Proxy } from "./proxy.ts";

const visitorsMany = 40;
/** Rates offered to find the peak, before and behind: the same on every machine and in every run. */
const peakRates = [
  1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000, 5_500, 6_000,
].concat([7_000, 8_000, 9_000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000]);
const peakSeconds = 5;
const seconds = 10;
/**
 * As many connections as a proxy before us may keep: those on which so many seconds of the peak are under way. All are
 * opened ahead: Node takes one new connection a turn, and its turns are long now.
 */
const secondsUnderWay = 0.4;
/** One call in twenty is P0; each has a connection, also where its answer takes a second. */
const shareOfP0 = 0.05;
const calmShare = 0.5;
const calmSeconds = 20;

type Asked = {
  readonly perSecond: number;
  readonly seconds: number;
  /** Known once the peak is. */
  readonly peak?: number;
  /** Of the proxy, where it is asked. */
  readonly port?: number;
};
type Offer = (asked: Asked) => Promise<Measured>;

export async function run(): Promise<BenchResult> {
  const load = loadavg()[0] ?? 0;
  const serving = await startServing({ servers: 1 });
  const generator = runOnCore(1, new URL("./generator.ts", import.meta.url).href);
  const [served] = serving.servers;
  if (served === undefined) throw new Error("no server");
  let proxy: Proxy | undefined;
  try {
    proxy = await startProxy(served.port);
    const visitors = (await joinVisitors(served.port, visitorsMany)).map(({ id, cookie }) => ({
      id,
      cookie,
    }));
    const offer: Offer = async ({ perSecond, seconds: forSeconds, ...asked }) => {
      const { peak = perSecond, port = served.port } = asked;
      const connections = {
        connections: Math.round(peak * secondsUnderWay),
        connectionsOfP0: Math.round(perSecond * shareOfP0),
      };
      const order: Order = { port, visitors, perSecond, seconds: forSeconds, ...connections };
      const before = await askCpu(served.one.child);
      generator.child.send(order);
      const offered = await hear<Offered>(generator.child);
      const serverSeconds = ((await askCpu(served.one.child)) - before) / 1_000_000;
      console.log(`  ${Math.round(perSecond)}/s offered: ${tell(offered, serverSeconds)}`);
      return { ...offered, seconds: forSeconds, serverSeconds };
    };
    await offer({ perSecond: peakRates[0] ?? 0, seconds: 2 * peakSeconds });
    const seen = await pushAndLetGo(offer, proxy);
    return {
      ...judge({
        ...seen,
        load,
        proxy: proxy?.version,
        violations: await serving.countViolations(),
      }),
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await leave(generator);
    await proxy?.stop();
    await serving.stop();
  }
}

async function pushAndLetGo(offer: Offer, proxy: Proxy | undefined) {
  const found = await findPeak(offer, peakRates);
  const peakBefore = found.goodput;
  const atPeak = { seconds, peak: peakBefore };
  const calm = await offer({ ...atPeak, perSecond: peakBefore * calmShare });
  const times = (factor: number, port?: number): Promise<Measured> =>
    offer({ ...atPeak, perSecond: peakBefore * factor, ...(port === undefined ? {} : { port }) });
  const bare = { 1: await times(1), 2: await times(2), 3: await times(3) };
  const after = await offer({
    ...atPeak,
    perSecond: peakBefore * calmShare,
    seconds: calmSeconds,
  });
  const behind =
    proxy === undefined
      ? undefined
      : { 2: await times(2, proxy.port), 3: await times(3, proxy.port) };
  const around = peakRates.slice(Math.max(0, found.place - 1), found.place + 2);
  const { goodput: peakBehind } = await findPeak(offer, around);
  return { peakBefore, peakBehind, calm, bare, behind, after };
}

/** The most that was answered in time, and which of these rates was offered then. */
async function findPeak(
  offer: Offer,
  rates: readonly number[],
): Promise<{ goodput: number; place: number }> {
  const peak = { goodput: 0, place: 0 };
  let fellBehind = 0;
  for (const [place, perSecond] of rates.entries()) {
    const { goodput } = await offer({ perSecond, seconds: peakSeconds });
    if (goodput > peak.goodput) Object.assign(peak, { goodput, place });
    fellBehind = goodput < 0.9 * perSecond ? fellBehind + 1 : 0;
    if (fellBehind === 2) break;
  }
  return peak;
}

function tell(
  { goodput, accepted, shed, p0, kept, failed, generatorSeconds }: Offered,
  serverSeconds: number,
): string {
  return (
    `${goodput}/s in time, p50 ${accepted.p50Ms} p99 ${accepted.p99Ms} ms, ${shed.count} shed, p99 ${shed.p99Ms} ms, ` +
    `P0 p99 ${p0.p99Ms} ms, ${kept} kept outside, ${failed} failed, ` +
    `processor s: server ${serverSeconds.toFixed(1)}, generator ${generatorSeconds.toFixed(1)}`
  );
}
