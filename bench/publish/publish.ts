// `npm run bench publish`: from a click at the desk to every visitor, over real processes.
import { bundles, buildIfChanged } from "@croupier/tools/bundles";
import { projectRoot } from "../bench-world.ts";
import { sowDemo } from "../demo-content.ts";
import { median, round } from "../pages/measure.ts";
import { hear, leave, runOnCore, type Pinned } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { serverEnv } from "../server-env.ts";
import { startServing, type Served } from "../serving.ts";
import { openDesk, type Desk } from "./desk.ts";

const publications = 40;
const plans = 8;
const planAheadMs = 1_500;
const limitMs = 1_000;

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const serving = await startServing({
    servers: 2,
    shedsNothing: true,
    prepare: ({ appUrl }) => sowDemo(appUrl),
  });
  const running: Pinned[] = [];
  const start = async <Said>(file: string): Promise<Said> => {
    const env = { ...serverEnv(serving.database.appUrl), BACKOFFICE_PORT: "0" };
    const one = runOnCore(1, new URL(file, import.meta.url).href, env);
    running.push(one);
    return hear<Said>(one.child);
  };
  try {
    const back = await start<{ port: number; password: string }>("./serve-backoffice.ts");
    await start("./serve-worker.ts");
    const desk = await openDesk(back);
    const published = await measurePublications(desk, serving.servers);
    const planned = await measurePlans(desk, serving.servers);
    return judge({ published, planned });
  } finally {
    await Promise.all(running.map(leave));
    await serving.stop();
  }
}

/** Each from the click: the same page, again and again, as an editor mends it. */
async function measurePublications(desk: Desk, servers: readonly Served[]): Promise<number[]> {
  const slug = "bench-page";
  const entry = await desk.createPage(slug, "Version 1");
  await desk.publish(entry);
  await untilAllShow(servers, { slug, title: "Version 1" });
  const times: number[] = [];
  for (let number = 2; number < publications + 2; number += 1) {
    const title = `Version ${number}`;
    await desk.write(entry, { slug, title, basedOn: number - 1 });
    const begun = performance.now();
    const [seenAt] = await Promise.all([
      untilAllShow(servers, { slug, title }),
      desk.publish(entry),
    ]);
    times.push(seenAt - begun);
  }
  return times;
}

/** Each from the moment that was planned. */
async function measurePlans(desk: Desk, servers: readonly Served[]): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < plans; number += 1) {
    const [slug, title] = [`bench-plan-${number}`, `Plan ${number}`];
    const entry = await desk.createPage(slug, title);
    const moment = new Date(Date.now() + planAheadMs);
    const begun = performance.now() + (moment.getTime() - Date.now());
    await desk.planPublication(entry, moment);
    times.push((await untilAllShow(servers, { slug, title })) - begun);
  }
  return times;
}

/** When the last of the servers showed the page; each is asked as fast as it answers. */
async function untilAllShow(
  servers: readonly Served[],
  page: { slug: string; title: string },
): Promise<number> {
  const moments = await Promise.all(
    servers.map(async ({ port }) => {
      for (;;) {
        const answer = await fetch(`http://localhost:${port}/pages/${page.slug}`);
        if ((await answer.text()).includes(`>${page.title}</h1>`)) return performance.now();
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }),
  );
  return Math.max(...moments);
}

function judge(measured: {
  published: readonly number[];
  planned: readonly number[];
}): BenchResult {
  const { published, planned } = measured;
  const slowest = Math.max(...published);
  return {
    id: "publish",
    what: "From a click in the back-office, and from a planned moment, until the pages of two servers show it: four processes over one durable PostgreSQL.",
    figures: {
      publications: published.length,
      "click to visible everywhere, ms (median)": round(median(published)),
      "click to visible everywhere, ms (the slowest)": round(slowest),
      plans: planned.length,
      "planned moment to visible everywhere, ms (median)": round(median(planned)),
      "planned moment to visible everywhere, ms (the slowest)": round(Math.max(...planned)),
    },
    limit: {
      "click to visible everywhere, ms (the slowest)": `< ${limitMs}`,
      "planned moment to visible everywhere, ms (the slowest)": `< ${limitMs}`,
    },
    pass: slowest < limitMs && Math.max(...planned) < limitMs,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
