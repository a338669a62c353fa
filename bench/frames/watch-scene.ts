import { quietFlags } from "@croupier/tools/chromium";
import { type Browser, chromium, type Page, type ViewportSize } from "@playwright/test";
import { countDraws, type DrawCounts } from "./in-page/count-draws.ts";
import { hurryTime } from "./in-page/hurry-time.ts";
import { playRounds } from "./in-page/play-rounds.ts";
import { keepRounds, wasteFrames } from "./in-page/waste.ts";
import { scriptingOfFrames, traceCategories } from "./read-trace.ts";

export type Renderer = "webgl" | "canvas";

export type Cost = {
  /** Who drew; a scene of elements has none. */
  readonly drawnBy: Renderer | undefined;
  readonly rounds: number;
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  readonly drawsMost: number;
};

export type Growth = { readonly rounds: number; readonly before: number; readonly after: number };

const settleRounds = 40;
const watchedMs = 10_000;
const hurry = 120;
/** Looks behind the last round, and how many rounds lie between them. */
const looksMore = 2;
const roundsMore = 20;
const laptop = { width: 1_280, height: 760 };
/** Where software draws in the place of a graphics card, its pixels are what takes the time. */
const small = { width: 480, height: 400 };

/** Scripts stay as they were read: nothing is added to the heap, or taken from it, by compiling them anew. */
const uncompiled =
  "--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode";

export function openBrowser(
  executablePath: string,
  { isForHeap = false }: { readonly isForHeap?: boolean } = {},
): Promise<Browser> {
  const flags = quietFlags.filter((flag) => flag !== "--disable-gpu");
  return chromium.launch({
    executablePath,
    args: [
      ...flags,
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      ...(isForHeap ? [uncompiled] : []),
    ],
  });
}

/** Rounds one behind the other in real time, as a laptop shows them. */
export async function watchFrames(
  browser: Browser,
  address: string,
  {
    isSmall = false,
    isWasteful = false,
  }: { readonly isSmall?: boolean; readonly isWasteful?: boolean } = {},
): Promise<Cost> {
  const page = await openGame(browser, { address, viewport: isSmall ? small : laptop }, (page) =>
    page.addInitScript(countDraws),
  );
  await page.evaluate(playRounds, { rounds: 2 });
  if (isWasteful) await page.evaluate(wasteFrames, { ms: 8, draws: 90 });
  await page.evaluate(() =>
    (globalThis as unknown as { drawCounts: DrawCounts }).drawCounts.frames.splice(0),
  );
  await browser.startTracing(page, { categories: traceCategories });
  const rounds = await page.evaluate(playRounds, { forMs: watchedMs });
  const frames = scriptingOfFrames(await browser.stopTracing());
  const draws = await page.evaluate(
    () => (globalThis as unknown as { drawCounts: DrawCounts }).drawCounts.frames,
  );
  const drawnBy = await page.evaluate(
    () => document.querySelector<HTMLElement>("[data-renderer]")?.dataset["renderer"],
  );
  await page.context().close();
  frames.sort((one, other) => one - other);
  const at = (share: number) => frames[Math.floor((frames.length - 1) * share)] ?? 0;
  return {
    drawnBy: drawnBy as Renderer | undefined,
    rounds,
    frames: frames.length,
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    drawsMost: Math.max(0, ...draws),
  };
}

/** What is left of rounds when everything that nobody holds is gone. */
export async function watchHeap(
  browser: Browser,
  address: string,
  { rounds, keeps = false }: { readonly rounds: number; readonly keeps?: boolean },
): Promise<Growth> {
  const page = await openGame(browser, { address, viewport: small }, (page) =>
    page.addInitScript(hurryTime, hurry),
  );
  if (keeps) await page.evaluate(keepRounds);
  const inspector = await page.context().newCDPSession(page);
  async function heap(): Promise<number> {
    // What waits for its finalizers needs another turn.
    for (let turn = 0; turn < 3; turn += 1) await inspector.send("HeapProfiler.collectGarbage");
    return (await inspector.send("Runtime.getHeapUsage")).usedSize;
  }
  await page.evaluate(playRounds, { rounds: settleRounds });
  const before = await heap();
  const played = await page.evaluate(playRounds, { rounds });
  let after = await heap();
  // What is tidied away in its own time comes and goes by some hundred kilobytes: what is kept stays.
  for (let look = 0; look < looksMore; look += 1) {
    await page.evaluate(playRounds, { rounds: roundsMore });
    after = Math.min(after, await heap());
  }
  await page.context().close();
  return { rounds: played, before, after };
}

async function openGame(
  browser: Browser,
  { address, viewport }: { readonly address: string; readonly viewport: ViewportSize },
  prepare: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  await page.waitForSelector("main[data-phase=idle]");
  return page;
}
