// `npm run bench ssr`: what drawing a page costs by itself, kind by kind.
// `BENCH_BEFORE=CHECKOUT npm run bench ssr`: and home also in turns with another checkout.
import { loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundles, buildIfChanged } from "@croupier/tools/bundles";
import { projectRoot } from "../bench-world.ts";
import type { sowDemo as sow } from "../demo-content.ts";
import type { startBenchServer as startServer } from "../ledger/bench-server.ts";
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
/** Each in a process of its own. */
const turns = 7;
const ratioMin = 1.7;

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const load = loadavg()[0] ?? 0;
  const now = await openHouse(projectRoot);
  const other = process.env["BENCH_BEFORE"];
  const before = other === undefined ? undefined : await openHouse(other);
  try {
    const compared = before === undefined ? undefined : await drawInTurns({ before, now });
    const { drawn, pinned } = await draw(now, kinds);
    return judge({ drawn, pinned, load, compared });
  } finally {
    await now.stop();
    await before?.stop();
  }
}

interface House {
  readonly checkout: string;
  readonly appUrl: string;
  readonly stop: () => Promise<void>;
}

/** The demo of a checkout in a database of its own: each draws what its own editors wrote. */
async function openHouse(checkout: string): Promise<House> {
  const of = (file: string): string => pathToFileURL(join(checkout, "bench", file)).href;
  // Whatever else differs between two checkouts, these calls are the same.
  const { startBenchServer } = (await import(of("ledger/bench-server.ts"))) as {
    startBenchServer: typeof startServer;
  };
  const { sowDemo } = (await import(of("demo-content.ts"))) as { sowDemo: typeof sow };
  const { appUrl, stop } = await startBenchServer();
  await sowDemo(appUrl);
  return { checkout, appUrl, stop };
}

async function draw({ checkout, appUrl }: House, what: Kinds) {
  const file = pathToFileURL(join(checkout, "bench/ssr/draw-pages.ts")).href;
  const drawing = runOnCore(0, file, serverEnv(appUrl));
  try {
    await hear(drawing.child);
    drawing.child.send(what);
    return { drawn: await hear<readonly Drawn[]>(drawing.child), pinned: drawing.pinned };
  } finally {
    await leave(drawing);
  }
}

/** Milliseconds of processor of a home page, turn by turn. */
interface Compared {
  readonly before: readonly number[];
  readonly now: readonly number[];
}

async function drawInTurns(houses: { readonly before: House; readonly now: House }) {
  const compared = { before: [] as number[], now: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const which of ["before", "now"] as const) {
      const { drawn } = await draw(houses[which], { home: "/" });
      compared[which].push(...drawn.map(({ cpuMs }) => median(cpuMs)));
    }
  }
  return compared;
}

function judge({
  drawn,
  pinned,
  load,
  compared,
}: {
  readonly drawn: readonly Drawn[];
  readonly pinned: boolean;
  readonly load: number;
  readonly compared: Compared | undefined;
}): BenchResult {
  const p99 = (ms: readonly number[]) =>
    ms.toSorted((one, other) => one - other)[Math.floor(ms.length * 0.99)] ?? 0;
  const ratio = compared && median(compared.before) / median(compared.now);
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
      "load average before, of others": round(load),
      ...(compared && {
        "home before, ms of processor (each turn)": compared.before.map(round).join(", "),
        "home now, ms of processor (each turn)": compared.now.map(round).join(", "),
      }),
      ...(ratio !== undefined && { "home, before to now (medians of the turns)": round(ratio) }),
    },
    limit: {
      "the dearest kind, ms of processor (median)": `< ${limitMs}`,
      ...(ratio !== undefined && {
        "home, before to now (medians of the turns)": `>= ${ratioMin}`,
      }),
    },
    pass: dearest < limitMs && (ratio ?? ratioMin) >= ratioMin,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
