// `npm start`: from a fresh clone to a running site, back-office and worker, and back to nothing.
import { join } from "node:path";
import { writeBanner } from "./banner.ts";
import { readEnvironment } from "./environment.ts";
import { parseFlags, startUsage } from "./flags.ts";
import { loadKeys } from "./keys.ts";
import { openDatabase } from "./open-database.ts";
import { planProcesses } from "./plan.ts";
import { requireFreePort } from "./ports.ts";
import { showProgress } from "./progress.ts";
import { isMeantForPeople } from "./meant-for-people.ts";
import { seed } from "./seed.ts";
import { Supervised } from "./supervise.ts";
import { buildIfChanged, bundles } from "../bundle/bundles.ts";
import { root } from "../root.ts";

const home = join(root, ".croupier");
const dev = process.env["CROUPIER_DEV"] === "1";
const begun = performance.now();

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
  const environment = readEnvironment(process.env);
  const keys = loadKeys(root, process.env);
  const port = flags.port ?? environment.port;
  const backofficePort = flags.backofficePort ?? environment.backofficePort;
  const runs = (part: "server" | "worker" | "backoffice"): boolean =>
    flags.only.length === 0 || flags.only.includes(part);
  if (runs("server")) await requireFreePort(port, environment.host, "--port");
  if (runs("backoffice")) {
    await requireFreePort(backofficePort, environment.host, "--backoffice-port");
  }

  const progress = showProgress(process.stdout);
  if (runs("server") && !dev) {
    await progress.during("Building the player site", () => buildIfChanged(root, bundles.site));
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
  const staff = await progress.during("Seeding what an empty house needs", () =>
    seed(database.appUrl, keys),
  );

  const plans = planProcesses({
    root,
    home,
    flags,
    environment,
    appUrl: database.appUrl,
    keys,
    dev,
  });
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
  for (const one of processes) one.start();
  await progress.during(`Starting ${plans.map((plan) => plan.name).join(", ")}`, () =>
    Promise.all(processes.map((one) => one.ready())),
  );
  const shown = environment.host === "127.0.0.1" ? "localhost" : environment.host;
  process.stdout.write(
    writeBanner({
      site: runs("server") ? `http://${shown}:${port}` : undefined,
      backoffice: runs("backoffice") ? `http://${shown}:${backofficePort}` : undefined,
      staff,
      database: database.says,
      logs: plans[0]?.logFile ? join(home, "logs") : undefined,
      seconds: (performance.now() - begun) / 1000,
    }),
  );
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
