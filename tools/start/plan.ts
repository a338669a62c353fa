import { join } from "node:path";
import type { Part, StartFlags } from "./flags.ts";
import type { StartEnvironment } from "./environment.ts";
import { logFileOf, type ProcessPlan } from "./supervise.ts";

/** Which processes run, with what environment, and where each says that it is ready. */
export function planProcesses(options: {
  root: string;
  home: string;
  flags: StartFlags;
  environment: StartEnvironment;
  appUrl: string;
  keys: string;
  /** Hot reload: the server starts anew when a file it imports changes. */
  dev?: boolean;
}): ProcessPlan[] {
  const { root, home, flags, environment } = options;
  const port = flags.port ?? environment.port;
  const backofficePort = flags.backofficePort ?? environment.backofficePort;
  const { host, metricsPort, mode } = environment;
  const common: NodeJS.ProcessEnv = {
    CROUPIER_MODE: mode,
    CROUPIER_APP_DATABASE_URL: options.appUrl,
    CROUPIER_KEYS: options.keys,
    HOST: host,
    // React renders several times faster in its production form; the mode above says what we are.
    NODE_ENV: options.dev ? "development" : "production",
    // The owner's connection stays with us: a serving process has no use for it.
    DATABASE_URL: undefined,
  };
  const logFile = (name: string): string | undefined =>
    mode === "production" ? undefined : logFileOf(home, name);
  const all: Record<Part, ProcessPlan> = {
    server: {
      name: "server",
      // Vite loads the development form of React Router; the server has to share that one copy.
      nodeFlags: options.dev ? ["--conditions=development"] : [],
      restartsOn: options.dev ? served.map((folder) => join(root, folder)) : [],
      script: join(root, "apps/server/main.ts"),
      env: { ...common, PORT: String(port), METRICS_PORT: String(metricsPort) },
      readyUrl: `http://${host}:${port}/health/ready`,
      logFile: logFile("server"),
    },
    worker: {
      name: "worker",
      nodeFlags: [],
      restartsOn: [],
      script: join(root, "apps/worker/main.ts"),
      env: { ...common, METRICS_PORT: String(metricsPort + 1) },
      readyUrl: `http://127.0.0.1:${metricsPort + 1}/health/ready`,
      logFile: logFile("worker"),
    },
    backoffice: {
      name: "back-office",
      nodeFlags: [],
      restartsOn: [],
      script: join(root, "apps/backoffice/main.ts"),
      env: {
        ...common,
        BACKOFFICE_PORT: String(backofficePort),
        METRICS_PORT: String(metricsPort + 2),
      },
      readyUrl: `http://${host}:${backofficePort}/health/ready`,
      logFile: logFile("backoffice"),
    },
  };
  const wanted: readonly Part[] =
    flags.only.length > 0 ? flags.only : ["server", "worker", "backoffice"];
  return wanted.map((part) => all[part]);
}

// What the server imports and Vite does not serve.
const served = ["apps/server", "domain", "contracts/src", "kit/src", "database/src"];
