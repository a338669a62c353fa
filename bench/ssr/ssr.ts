// `npm run bench ssr`: what drawing a page costs by itself, kind by kind.
import { bundles, buildIfChanged } from "@croupier/tools/bundles";
import { projectRoot } from "../bench-world.ts";
import { sowDemo } from "../demo-content.ts";
import { startBenchServer } from "../ledger/bench-server.ts";
import { median, round } from "../pages/measure.ts";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { serverEnv } from "../server-env.ts";
import type { Drawn, Kinds } from "./draw-pages.ts";

const kinds: Kinds = {
  home: "/",
  article: "/articles/the-book-that-never-forgets",
  "list of articles": "/articles",
  promotion: "/promotions/first-deposit-doubled",
  "list of promotions": "/promotions",
  generic: "/pages/terms",
  marketing: "/provably-fair",
  "help centre": "/help",
  "help section": "/help/payments",
  "help article": "/help/payments/fees",
  "help search": "/help/search-content",
  functional: "/become-an-affiliate",
};
/** A core then draws a hundred a second of the dearest kind; visitors are answered from the cache. */
const limitMs = 10;

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const database = await startBenchServer();
  await sowDemo(database.appUrl);
  const drawing = runOnCore(
    0,
    new URL("./draw-pages.ts", import.meta.url).href,
    serverEnv(database.appUrl),
  );
  try {
    await hear(drawing.child);
    drawing.child.send(kinds);
    return judge(await hear<readonly Drawn[]>(drawing.child), drawing.pinned);
  } finally {
    await leave(drawing);
    await database.stop();
  }
}

function judge(drawn: readonly Drawn[], pinned: boolean): BenchResult {
  const p99 = (ms: readonly number[]) =>
    ms.toSorted((one, other) => one - other)[Math.floor(ms.length * 0.99)] ?? 0;
  const dearest = Math.max(...drawn.map(({ cpuMs }) => median(cpuMs)));
  return {
    id: "ssr",
    what: "Drawing a page without any cache and without HTTP: 200 of each kind of the demo, one after the other.",
    figures: {
      ...Object.fromEntries(
        drawn.flatMap(({ kind, ms, cpuMs, bytes }): [string, number | string][] => [
          [`${kind}, ms of processor (median)`, round(median(cpuMs))],
          [`${kind}, ms (median)`, round(median(ms))],
          [`${kind}, ms (p99)`, round(p99(ms))],
          [`${kind}, kB of HTML`, Math.round(bytes / 1_000)],
        ]),
      ),
      "the dearest kind, ms of processor (median)": round(dearest),
      "a core of its own": pinned ? "yes" : "no, taskset is not here",
    },
    limit: { "the dearest kind, ms of processor (median)": `< ${limitMs}` },
    pass: dearest < limitMs,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
