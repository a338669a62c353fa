// `npm run bench lighthouse`: the pages a newcomer sees first, on a simulated slow phone.
import { loadavg } from "node:os";
import { ChromiumMissing, findChromium } from "@croupier/tools/chromium";
import { openBenchWorld, projectRoot } from "../bench-world.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { audit, categories, type Category, type Report } from "./audit.ts";

const pages = {
  home: "/",
  "sign-in": "/login",
  join: "/join",
  lobby: "/casino",
  "a game": "/casino/originals/instant/lucky-dice",
} as const;
const visits = 3;
/** Now and then a trace of Chromium lacks its beginning, and Lighthouse asks to be run again. */
const visitsMax = 2 * visits;
const wanted: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 95,
  seo: 100,
};

/** When the largest of what is seen at first is drawn, as it is reckoned for a slow line. */
const paintMsMax = 2_000;

export async function run(): Promise<BenchResult> {
  const chromium = await findChromium(projectRoot).catch((cause: unknown) => {
    if (cause instanceof ChromiumMissing) return undefined;
    throw cause;
  });
  if (chromium === undefined) return judge({ "not run": "no Chromium was found" }, false);

  const load = loadavg()[0] ?? 0;
  const house = await openBenchWorld({});
  try {
    const figures: Record<string, number | string> = {
      "load average before, of others": Math.round(load * 100) / 100,
    };
    let reached = true;
    for (const [name, path] of Object.entries(pages)) {
      // The page cache is asked once before anybody looks at the clock, as on any day but the first.
      await fetch(house.world.site + path);
      const reports: Report[] = [];
      for (let visit = 0; reports.length < visits && visit < visitsMax; visit += 1) {
        const report = await audit(house.world.site + path, chromium);
        console.log(`  ${name}: ${report ? JSON.stringify(report) : "a broken trace, once more"}`);
        if (report !== undefined) reports.push(report);
      }
      reached &&= reports.length === visits;
      for (const category of categories) {
        const score = middle(reports.map(({ scores }) => scores[category]));
        figures[`${name}, ${category}`] = score;
        reached &&= score >= wanted[category];
      }
      const paintMs = middle(reports.map((report) => report.paintMs));
      figures[`${name}, largest paint, ms`] = paintMs;
      reached &&= paintMs <= paintMsMax;
      const short = new Set(reports.flatMap((report) => report.short));
      if (short.size > 0) figures[`${name}, audits below 0.9`] = [...short].join("; ");
    }
    return judge(figures, reached);
  } finally {
    await house.stop();
  }
}

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "lighthouse",
    what: `Lighthouse, mobile with simulated throttling: home, sign-in, join, the lobby and a game, the middle of ${visits} visits.`,
    figures,
    limit: {
      ...Object.fromEntries(
        categories.map((name) => [
          `every page, ${name}`,
          wanted[name] === 100 ? "100" : `>= ${wanted[name]}`,
        ]),
      ),
      "every page, largest paint, ms": `<= ${paintMsMax}`,
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
