// `npm start`: from a fresh clone to a running site, back-office and worker, and back to nothing.
import { join } from "node:path";
import { writeBanner } from "./banner.ts";
import { readEnvironment } from "./environment.ts";
import {
  applyFlags,
  chooseParts,
  FlagRefused,
  parseFlags,
  startUsage,
  type Part,
} from "./flags.ts";
import { loadKeys } from "./keys.ts";
import { listListeners } from "./listeners.ts";
import { openDatabase } from "./open-database.ts";
import { debuggerOf, planProcesses, type PartPlan } from "./plan.ts";
import { requireFreePorts } from "./ports.ts";
import { showProgress } from "./progress.ts";
import { isMeantForPeople } from "./meant-for-people.ts";
import { hireFirst, inviteFirst, seed, waitForBrand } from "./seed.ts";
import { requireSettings } from "./settings.ts";
import { connectStudio } from "./connect-studio.ts";
import { Supervised } from "./supervise.ts";
import { buildIfChanged, bundles } from "../bundle/bundles.ts";
import { root } from "../root.ts";

const home = join(root, ".croupier");
const dev = process.env["CROUPIER_DEV"] === "1";
const begun = performance.now();
/** Stands for the database where only the rest of a plan is looked at. */
const appUrlToCome = "postgres://croupier_app@127.0.0.1/croupier";

/** What has to be undone when we leave, the last thing first. */
const undo: (() => Promise<void>)[] = [];
let leaving: Promise<never> | undefined;

function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    for (const step of undo.toReversed()) await step().catch(() => {});
    process.exit(code);
  })();
  return leaving;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (leaving === undefined) process.stdout.write("\nStopping …\n");
    void leave(0);
  });
}

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) {
    process.stdout.write(`${startUsage}\n`);
    return;
  }
  if (flags.inspect && !dev) throw new FlagRefused("--inspect is for npm run dev.");
  const environment = applyFlags(readEnvironment(process.env), flags);
  const parts = chooseParts(flags, environment.mode);
  const runs = (part: Part): boolean => parts.includes(part);
  const listeners = listListeners(parts, environment);
  const keys = loadKeys(root, process.env);
  const planWith = (appUrl: string): PartPlan[] =>
    planProcesses({ root, home, parts, environment, appUrl, keys, dev, inspect: flags.inspect });
  requireSettings(planWith(appUrlToCome), process.env);
  await requireFreePorts(listeners);

  const progress = showProgress(process.stdout);
  if (runs("server") && !dev) {
    await progress.during("Building the player site", () => buildIfChanged(root, bundles.site));
  }
  if (runs("server")) {
    await progress.during("Building the account area", () => buildIfChanged(root, bundles.account));
    await progress.during("Building the frame of games", () => buildIfChanged(root, bundles.games));
  }
  if (runs("backoffice")) {
    await progress.during("Building the back-office", () =>
      buildIfChanged(root, bundles.backoffice),
    );
  }
  const database = await openDatabase({
    root,
    outsideUrl: environment.databaseUrl,
    keys,
    progress,
  });
  undo.push(() => database.stop());
  const told = {
    mode: environment.mode,
    brandCode: runs("server") ? environment.brandCode : undefined,
  };
  const hasBrand = await progress.during("Seeding what an empty house needs", () =>
    seed(database.appUrl, told),
  );
  const waits = runs("server") && !hasBrand;
  if (runs("studio")) await connectStudio(database.appUrl, keys);

  const plans = planWith(database.appUrl);
  const processes = plans.map(
    (plan) =>
      new Supervised(plan, (given) => {
        process.stderr.write(`The ${given.name} keeps dying; see ${given.logFile ?? "its log"}.\n`);
        void leave(1);
      }),
  );
  undo.push(async () => {
    await Promise.all(processes.map((one) => one.stop()));
  });
  async function run(started: readonly Supervised[]): Promise<void> {
    for (const one of started) one.start();
    await progress.during(`Starting ${started.map(({ plan }) => plan.name).join(", ")}`, () =>
      Promise.all(started.map((one) => one.ready())),
    );
  }
  // A server without a brand has nothing to show: it is started once there is one.
  const later = processes.filter(({ plan }) => waits && plan.name === "server");
  const now = processes.filter((one) => !later.includes(one));
  if (now.length > 0) await run(now);
  const house = { keys, isDemo: environment.mode === "demo" };
  const players = runs("server") ? await inviteFirst(database.appUrl, house) : undefined;
  process.stdout.write(
    writeBanner({
      host: environment.host,
      port: runs("server") && !waits ? environment.port : undefined,
      backofficePort: runs("backoffice") ? environment.backofficePort : undefined,
      paymentsPort: runs("payments") ? environment.paymentsPort : undefined,
      studioPort: runs("studio") ? environment.studioPort : undefined,
      staff: await hireFirst(database.appUrl, { keys, isDemo: environment.mode !== "production" }),
      players,
      database: database.says,
      logs: plans[0]?.logFile ? join(home, "logs") : undefined,
      debuggers: flags.inspect
        ? plans.map(({ name, part }) => `${name} ${debuggerOf(part)}`)
        : undefined,
      seconds: (performance.now() - begun) / 1000,
    }),
  );
  if (!waits) return;
  process.stdout.write("No brand yet; the site waits for: npm run brand -- new …\n");
  if (!(await waitForBrand(database.appUrl, told, () => leaving !== undefined))) return;
  await run(later);
  process.stdout.write(`The site listens on port ${environment.port}.\n`);
}

try {
  await main();
} catch (cause) {
  if (leaving === undefined) {
    process.stderr.write(
      isMeantForPeople(cause)
        ? `${cause.message}\n`
        : `${(cause as Error).stack ?? String(cause)}\n`,
    );
    await leave(1);
  }
}
