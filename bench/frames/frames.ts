// `npm run bench frames`: what every scene of the registry costs a browser while it is played.
import { loadavg } from "node:os";
import { registry } from "@croupier/games/registry";
import { buildIfChanged, bundles } from "@croupier/tools/bundles";
import { ChromiumMissing, findChromium } from "@croupier/tools/chromium";
import type { Browser } from "@playwright/test";
import { projectRoot } from "../bench-world.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { serveFrame } from "./serve-frame.ts";
import { openBrowser, watchFrames, watchHeap, type Cost, type Growth } from "./watch-scene.ts";

const scriptingMsMax = 4;
const drawsMax = 60;
const heapRounds = 200;
const growthMax = 256 * 1_024;
/** Of these alone, to look at one scene: `FRAMES_OF=skylark npm run bench frames`. */
const asked = process.env["FRAMES_OF"]?.split(",");

type Figures = Record<string, number | string>;

export async function run(): Promise<BenchResult> {
  const chromium = await findChromium(projectRoot).catch((cause: unknown) => {
    if (cause instanceof ChromiumMissing) return undefined;
    throw cause;
  });
  if (chromium === undefined) return judge({ "not run": "no Chromium was found" }, false);
  await buildIfChanged(projectRoot, bundles.games);
  const served = await serveFrame();
  const [browser, forHeap] = await Promise.all([
    openBrowser(chromium),
    openBrowser(chromium, { isForHeap: true }),
  ]);
  const around = { browser, forHeap, origin: served.origin };
  try {
    const figures: Figures = { "load average before, of others": round(loadavg()[0] ?? 0) };
    let pass = true;
    for (const code of asked ?? Object.keys(registry)) {
      pass = (await watchGame(around, { code, figures })) && pass;
    }
    const controls = await watchControls(around, figures);
    return judge(figures, pass && controls);
  } finally {
    await Promise.all([browser.close(), forHeap.close()]);
    await served.stop();
  }
}

type Around = {
  readonly browser: Browser;
  readonly forHeap: Browser;
  readonly origin: string;
};

async function watchGame(
  { browser, forHeap, origin }: Around,
  { code, figures }: { readonly code: string; readonly figures: Figures },
): Promise<boolean> {
  const address = `${origin}/${code}`;
  // What a frame costs is told in its thread's own time: the other browser may have the other core.
  const [costs, growth] = await Promise.all([
    watchDrawing(browser, address),
    watchHeap(forHeap, address, { rounds: heapRounds }),
  ]);
  for (const one of costs) tellCost(`${code}, ${one.drawnBy ?? "elements"}`, one, figures);
  tellGrowth(code, growth, figures);
  return costs.every(isLight) && !isLeak(growth);
}

async function watchDrawing(browser: Browser, address: string): Promise<readonly Cost[]> {
  const cost = await watchFrames(browser, `${address}?renderer=webgl`, { isSmall: true });
  // A scene of elements is drawn by the browser alone: there is nothing to choose.
  if (cost.drawnBy === undefined) return [cost];
  return [cost, await watchFrames(browser, `${address}?renderer=canvas`)];
}

/** A page that wastes and one that keeps have to be found out. */
async function watchControls(
  { browser, forHeap, origin }: Around,
  figures: Figures,
): Promise<boolean> {
  const wasteful = await watchFrames(browser, `${origin}/lucky-dice`, { isWasteful: true });
  tellCost("control that wastes", wasteful, figures);
  const keeping = await watchHeap(forHeap, `${origin}/lucky-dice`, {
    rounds: heapRounds,
    keeps: true,
  });
  tellGrowth("control that keeps", keeping, figures);
  return wasteful.p95 > scriptingMsMax && wasteful.drawsMost > drawsMax && isLeak(keeping);
}

function isLight({ frames, p95, drawsMost }: Cost): boolean {
  return frames > 100 && p95 <= scriptingMsMax && drawsMost <= drawsMax;
}

function isLeak({ before, after }: Growth): boolean {
  return after - before > growthMax;
}

function tellCost(name: string, cost: Cost, figures: Figures): void {
  figures[`${name}: scripting a frame, p50 / p95 / longest, ms`] = [
    cost.p50,
    cost.p95,
    cost.longest,
  ]
    .map(round)
    .join(" / ");
  figures[`${name}: draw calls a frame, most`] = cost.drawsMost;
  figures[`${name}: frames, of rounds`] = `${cost.frames}, ${cost.rounds}`;
  console.log(`  ${name}: ${JSON.stringify(cost)}`);
}

function tellGrowth(name: string, { rounds, before, after }: Growth, figures: Figures): void {
  figures[`${name}: heap grown in ${rounds} rounds, kB`] = round((after - before) / 1_024);
  figures[`${name}: heap, MB`] = round(after / 1_024 ** 2);
  console.log(`  ${name}: ${before} to ${after} bytes in ${rounds} rounds`);
}

function judge(figures: Figures, pass: boolean): BenchResult {
  return {
    id: "frames",
    what: "Every scene of the registry in practice, round behind round in Chromium at 1280 by 760 (WebGL at 480 by 400): scripting of the main thread between two frames in its own time, draw calls in WebGL (drawn by software here), and the heap behind forced collections. Two controls have to be found out.",
    figures,
    limit: {
      "scripting a frame, p95, ms": `<= ${scriptingMsMax}`,
      "draw calls a frame, most": `<= ${drawsMax}`,
      [`heap grown in ${heapRounds} rounds, kB`]: `<= ${growthMax / 1_024}`,
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
