import type { StartEnvironment } from "./environment.ts";
import { PlainSentence } from "./plain-sentence.ts";

export const parts = ["server", "worker", "backoffice", "payments", "studio"] as const;
export type Part = (typeof parts)[number];

/** Strangers to the house, which only the demo needs. */
const strangers: readonly Part[] = ["payments", "studio"];

export type StartFlags = {
  only: readonly Part[];
  port: number | undefined;
  backofficePort: number | undefined;
  paymentsPort: number | undefined;
  gamesPort: number | undefined;
  studioPort: number | undefined;
  metricsPort: number | undefined;
  inspect: boolean;
  help: boolean;
};

export const startUsage = `npm start -- [flags]
  --only PART              run one part only: server, worker, backoffice, payments or studio (may be repeated)
  --port NUMBER            the site's port (default 3000)
  --backoffice-port NUMBER the back-office's port (default 3001)
  --payments-port NUMBER   the port of the payments sandbox, which runs in the demo alone (default 3002)
  --games-port NUMBER      the port of the origin of games (default 3003)
  --studio-port NUMBER     the port of the sample studio, which runs in the demo alone (default 3004)
  --metrics-port NUMBER    the first of the private ports (default 9464; worker +1, back-office +2)
  --inspect                lets a debugger attach to each part (npm run dev alone)
  --help                   this text`;

const accepted = [
  "--only",
  "--port",
  "--backoffice-port",
  "--payments-port",
  "--games-port",
  "--studio-port",
  "--metrics-port",
  "--inspect",
  "--help",
];

function readPort(flag: string, value: string | undefined): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new FlagRefused(`${flag} takes a port from 1 to 65535, not "${value ?? ""}".`);
  }
  return port;
}

function readPart(value: string | undefined): Part {
  const part = parts.find((one) => one === value);
  if (part === undefined) {
    throw new FlagRefused(`--only takes one of ${parts.join(", ")}, not "${value ?? ""}".`);
  }
  return part;
}

/** Flags a person typed wrongly: the message is meant for them. */
export class FlagRefused extends PlainSentence {}

export function parseFlags(args: readonly string[]): StartFlags {
  const only: Part[] = [];
  const flags: StartFlags = {
    only,
    port: undefined,
    backofficePort: undefined,
    paymentsPort: undefined,
    gamesPort: undefined,
    studioPort: undefined,
    metricsPort: undefined,
    inspect: false,
    help: false,
  };
  const words = args.flatMap((word) =>
    word.startsWith("--") && word.includes("=")
      ? [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]
      : [word],
  );
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--help") flags.help = true;
    else if (word === "--inspect") flags.inspect = true;
    else if (word === "--only") only.push(readPart(words.shift()));
    else if (word === "--port") flags.port = readPort(word, words.shift());
    else if (word === "--backoffice-port") flags.backofficePort = readPort(word, words.shift());
    else if (word === "--payments-port") flags.paymentsPort = readPort(word, words.shift());
    else if (word === "--games-port") flags.gamesPort = readPort(word, words.shift());
    else if (word === "--studio-port") flags.studioPort = readPort(word, words.shift());
    else if (word === "--metrics-port") flags.metricsPort = readPort(word, words.shift());
    else throw new FlagRefused(`Unknown flag "${word}". Accepted: ${accepted.join(", ")}.`);
  }
  return flags;
}

/** The parts to run, each once: all of them where none is named. Strangers run in the demo alone. */
export function chooseParts(
  { only }: StartFlags,
  mode: StartEnvironment["mode"] = "demo",
): readonly Part[] {
  const chosen = only.length > 0 ? parts.filter((part) => only.includes(part)) : parts;
  return mode === "demo" ? chosen : chosen.filter((part) => !strangers.includes(part));
}

/** A flag counts more than the environment. */
export function applyFlags(environment: StartEnvironment, flags: StartFlags): StartEnvironment {
  return {
    ...environment,
    port: flags.port ?? environment.port,
    backofficePort: flags.backofficePort ?? environment.backofficePort,
    paymentsPort: flags.paymentsPort ?? environment.paymentsPort,
    gamesPort: flags.gamesPort ?? environment.gamesPort,
    studioPort: flags.studioPort ?? environment.studioPort,
    metricsPort: flags.metricsPort ?? environment.metricsPort,
  };
}
