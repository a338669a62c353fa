// `npm run bench lobby`: five thousand games on a slow phone, and a browser that looks through them.
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { content } from "@croupier/contracts";
import { ChromiumMissing, findChromium, quietFlags } from "@croupier/tools/chromium";
import type { World } from "@croupier/tools/world";
import { chromium } from "@playwright/test";
import { openBenchWorld, projectRoot } from "../bench-world.ts";
import { audit, type Report } from "../lighthouse/audit.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { makersEnv, sowGames } from "./sow-games.ts";
import { steps, walkLobby, type Walked } from "./walk-lobby.ts";

const games = 5_000;
const visits = 3;
const limits = { performance: 95, interactionMs: 100, shift: 0.1 };
/** The control blocks each press so long, and has to be seen to. */
const pressesMin = 30;
const busyMs = 150;

export async function run(): Promise<BenchResult> {
  const executablePath = await findChromium(projectRoot).catch((cause: unknown) => {
    if (cause instanceof ChromiumMissing) return undefined;
    throw cause;
  });
  if (executablePath === undefined) return judge({ "not run": "no Chromium was found" }, false);
  const load = loadavg()[0] ?? 0;
  const house = await openBenchWorld(makersEnv);
  try {
    const { world } = house;
    await sowGames(world, games);
    const listed = await untilListed(world);
    const restMs = await processorAtRest(world);
    const firstMs = await milliseconds(`${world.site}/casino`);
    const filteredMs = await filteredPages(world);
    const reports: Report[] = [];
    for (let visit = 0; reports.length < visits && visit < 2 * visits; visit += 1) {
      const report = await audit(`${world.site}/casino`, executablePath);
      console.log(`  /casino: ${report ? JSON.stringify(report) : "a broken trace, once more"}`);
      if (report !== undefined) reports.push(report);
    }
    const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
    const laptop = { site: world.site, width: 1_440, height: 900, slower: 1 };
    const here = await walkLobby(browser, laptop);
    const phone = await walkLobby(browser, { ...laptop, width: 390, height: 844, slower: 4 });
    const control = await walkLobby(browser, { ...laptop, busyMs });
    await browser.close();
    const performance = middle(reports.map(({ scores }) => scores.performance));
    const figures = {
      "games in the list": listed,
      "load average before, of others": Math.round(load * 100) / 100,
      "Lighthouse performance of /casino (middle of the visits)": performance,
      "performance of the visits": reports.map(({ scores }) => scores.performance).join(", "),
      "largest paint, s (middle)": middle(reports.map(({ paintMs }) => paintMs)) / 1_000,
      "layout shift of /casino (worst)": Math.max(...reports.map(({ shift }) => shift)),
      ...told("laptop", here),
      ...told("phone, four times slower", phone),
      "negative control, slowest interaction, ms": slowest(control),
      "negative control, interactions": control.interactions,
      "first answer of /casino, ms": firstMs,
      "a filter nobody asked for before, ms (middle of 9)": filteredMs,
      "server at rest, ms of processor a second": restMs,
    };
    const pass =
      listed >= games &&
      reports.length === visits &&
      performance >= limits.performance &&
      slowest(here) < limits.interactionMs &&
      // A browser tells of no press that it answers within a frame; of the control's it tells of each.
      control.interactions >= pressesMin &&
      Math.max(here.shift, phone.shift, ...reports.map(({ shift }) => shift)) < limits.shift &&
      slowest(control) >= busyMs;
    return judge(figures, pass);
  } finally {
    await house.stop();
  }
}

function told(who: string, { worst, interactions, shift, longestTaskMs, cardsMax }: Walked) {
  return {
    ...Object.fromEntries(steps.map((step) => [`${who}: slowest to ${step}, ms`, worst[step]])),
    [`${who}: interactions above 16 ms`]: interactions,
    [`${who}: layout shift`]: shift,
    [`${who}: longest task, ms`]: longestTaskMs,
    [`${who}: most cards in the page`]: cardsMax,
  };
}

const slowest = ({ worst }: Walked): number => Math.max(...Object.values(worst));

/** Content and catalogue are read by the server in its own time. */
async function untilListed({ site }: World): Promise<number> {
  const path = content.gameIndex.path.replace(":bucket", "default").replace(":language", "en");
  for (let look = 0; look < 60; look += 1) {
    const answer = await fetch(site + path);
    const { games: shown = [] } = (await answer.json()) as { games?: unknown[] };
    if (shown.length >= games) return shown.length;
    await wait(1_000);
  }
  throw new Error("the games never came into the list");
}

/** Nobody asks for anything: what is used then is used to look whether anything changed. */
async function processorAtRest({ processes }: World): Promise<number | string> {
  const pid = processes.find(({ name }) => name === "server")?.pid;
  const ticks = async (): Promise<number> => {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [user = "0", system = "0"] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11);
    return Number(user) + Number(system);
  };
  const seconds = 10;
  try {
    const before = await ticks();
    await wait(seconds * 1_000);
    // A tick of Linux is ten milliseconds.
    return Math.round(((await ticks()) - before) * 10) / seconds;
  } catch {
    return "not told by this system";
  }
}

async function milliseconds(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
  return Math.round(performance.now() - begun);
}

async function filteredPages({ site }: World): Promise<number> {
  const taken: number[] = [];
  for (let share = 90; share < 99; share += 1) {
    taken.push(await milliseconds(`${site}/casino/all?rtp=${share}`));
  }
  return middle(taken);
}

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "lobby",
    what: `A lobby of ${games} games: Lighthouse of /casino (mobile, simulated throttling), and a browser that scrolls, filters, sorts and types through all of them.`,
    figures,
    limit: {
      "Lighthouse performance of /casino (middle of the visits)": `>= ${limits.performance}`,
      "laptop: slowest of every kind, ms": `< ${limits.interactionMs}`,
      "every layout shift": `< ${limits.shift}`,
      "negative control, interactions": `>= ${pressesMin}`,
      "negative control, slowest interaction, ms": `>= ${busyMs}`,
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
