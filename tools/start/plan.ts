import { join } from "node:path";
import { parts as everyPart, type Part } from "./flags.ts";
import type { StartEnvironment } from "./environment.ts";
import { reachedAt } from "./host.ts";
import { metricsAbove } from "./listeners.ts";
import { tellPayments } from "./payments-keys.ts";
import { tellStudio } from "./studio-keys.ts";
import { logFileOf, type ProcessPlan } from "./supervise.ts";

export type PartPlan = ProcessPlan & { part: Part };

/** Which processes run, with what environment, and where each says that it is ready. */
export function planProcesses(options: {
  root: string;
  home: string;
  parts: readonly Part[];
  environment: StartEnvironment;
  appUrl: string;
  keys: string;
  /** Hot reload: the server starts anew when a file it imports changes. */
  dev?: boolean;
  /** A debugger may attach to each of them. */
  inspect?: boolean;
}): PartPlan[] {
  const { root, home, parts, environment } = options;
  const { host, port, backofficePort, mode } = environment;
  const metricsPortOf = (part: keyof typeof metricsAbove): number =>
    environment.metricsPort + metricsAbove[part];
  const { payments, toPayments, studio, toStudio } = tellStrangers(options);
  const common: NodeJS.ProcessEnv = {
    CROUPIER_MODE: mode,
    CROUPIER_APP_DATABASE_URL: options.appUrl,
    CROUPIER_KEYS: options.keys,
    HOST: host,
    NODE_ENV: nodeEnvironmentOf(mode, options.dev),
    // The owner's connection stays with us: a serving process has no use for it.
    DATABASE_URL: undefined,
  };
  const logFile = (name: string): string | undefined =>
    mode === "production" ? undefined : logFileOf(home, name);
  const { backofficeOrigin, siteOrigin } = readOrigins(environment);
  const all: Record<Part, Omit<PartPlan, "part">> = {
    server: {
      name: "server",
      // Vite loads the development form of React Router; the server has to share that one copy.
      nodeFlags: options.dev ? ["--conditions=development"] : [],
      restartsOn: options.dev ? served.map((folder) => join(root, folder)) : [],
      script: join(root, "apps/server/main.ts"),
      env: {
        ...common,
        ...toPayments,
        ...toStudio,
        ...portsOf(environment),
        METRICS_PORT: String(metricsPortOf("server")),
        CROUPIER_PICTURE_CACHE: join(home, "pictures"),
        CROUPIER_BACKOFFICE_ORIGIN: backofficeOrigin,
      },
      readyUrl: `http://${reachedAt(host)}:${port}/health/ready`,
      logFile: logFile("server"),
    },
    worker: {
      name: "worker",
      ...steady,
      script: join(root, "apps/worker/main.ts"),
      env: { ...common, ...toPayments, METRICS_PORT: String(metricsPortOf("worker")) },
      readyUrl: `http://127.0.0.1:${metricsPortOf("worker")}/health/ready`,
      logFile: logFile("worker"),
    },
    backoffice: {
      name: "back-office",
      ...steady,
      script: join(root, "apps/backoffice/main.ts"),
      env: {
        ...common,
        BACKOFFICE_PORT: String(backofficePort),
        CROUPIER_ORIGIN: siteOrigin,
        METRICS_PORT: String(metricsPortOf("backoffice")),
      },
      readyUrl: `http://${reachedAt(host)}:${backofficePort}/health/ready`,
      logFile: logFile("backoffice"),
    },
    payments: { ...planPayments(options, payments.sandbox), logFile: logFile("payments") },
    studio: { ...planStudio(options, studio.studio), logFile: logFile("studio") },
  };
  const plans = parts.map((part) => ({ part, ...all[part] }));
  return options.inspect === true ? plans.map(openToDebugger) : plans;
}

function openToDebugger(plan: PartPlan): PartPlan {
  return { ...plan, nodeFlags: [...plan.nodeFlags, `--inspect=${debuggerOf(plan.part)}`] };
}

/** Node's own first port for debuggers; the parts count up from it. */
const firstDebuggerPort = 9_229;

/** Where a debugger attaches to a part: this machine alone can reach it. */
export function debuggerOf(part: Part): string {
  return `127.0.0.1:${firstDebuggerPort + everyPart.indexOf(part)}`;
}

/** Outside the demo whoever runs it says where each is reached. */
function readOrigins({ port, backofficePort }: StartEnvironment) {
  const told = process.env;
  return {
    backofficeOrigin: told["CROUPIER_BACKOFFICE_ORIGIN"] ?? `http://localhost:${backofficePort}`,
    siteOrigin: told["CROUPIER_ORIGIN"] ?? `http://localhost:${port}`,
  };
}

/** What strangers are told of the house, and the house of those that run beside it. */
function tellStrangers(options: {
  parts: readonly Part[];
  environment: StartEnvironment;
  keys: string;
}) {
  const { parts, environment, keys } = options;
  const payments = tellPayments(keys, `http://localhost:${environment.paymentsPort}`);
  const studio = tellStudio(keys, environment);
  return {
    payments,
    studio,
    toPayments: parts.includes("payments") ? payments.house : {},
    toStudio: parts.includes("studio") ? studio.house : {},
  };
}

/** The site's and that of games, which are one process. */
function portsOf({ port, gamesPort }: StartEnvironment): NodeJS.ProcessEnv {
  return { PORT: String(port), GAMES_PORT: String(gamesPort) };
}

/** What runs as it is, whoever edits. */
const steady = { nodeFlags: [], restartsOn: [] };

type PaymentsTold = ReturnType<typeof tellPayments>["sandbox"];

/** A stranger to the house: it is told none of our keys, and where no database is. */
function planPayments(
  { root, environment: { host, paymentsPort } }: { root: string; environment: StartEnvironment },
  told: PaymentsTold,
): Omit<PartPlan, "part" | "logFile"> {
  return {
    name: "payments sandbox",
    ...steady,
    script: join(root, "apps/payments-sandbox/main.ts"),
    env: { ...strangersOnly, ...told, HOST: host, PAYMENTS_PORT: String(paymentsPort) },
    readyUrl: `http://${reachedAt(host)}:${paymentsPort}/health/ready`,
  };
}

/** Another stranger: it knows where our wallet is, and the secret it signs with. */
function planStudio(
  { root, environment: { host, studioPort } }: { root: string; environment: StartEnvironment },
  told: ReturnType<typeof tellStudio>["studio"],
): Omit<PartPlan, "part" | "logFile"> {
  return {
    name: "sample studio",
    ...steady,
    script: join(root, "apps/sample-studio/main.ts"),
    env: { ...strangersOnly, ...told, HOST: host, STUDIO_PORT: String(studioPort) },
    readyUrl: `http://${reachedAt(host)}:${studioPort}/health/ready`,
  };
}

/** What a process that is none of ours has no business to know, whoever started us. */
const strangersOnly: NodeJS.ProcessEnv = {
  DATABASE_URL: undefined,
  CROUPIER_APP_DATABASE_URL: undefined,
  CROUPIER_KEYS: undefined,
};

/** React renders several times faster in its production form; the mode says what we are. */
function nodeEnvironmentOf(mode: StartEnvironment["mode"], dev = false): string {
  if (dev) return "development";
  // A part refuses to be in test mode as production, where a header would mock a second factor.
  return mode === "test" ? "test" : "production";
}

// What the server imports and Vite does not serve.
const served = ["apps/server", "domain", "contracts/src", "kit/src", "database/src"];
