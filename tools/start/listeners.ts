import type { StartEnvironment } from "./environment.ts";
import type { Part } from "./flags.ts";
import { PlainSentence } from "./plain-sentence.ts";

type PortFlag =
  | "--port"
  | "--backoffice-port"
  | "--payments-port"
  | "--games-port"
  | "--studio-port"
  | "--metrics-port";

/** One port a start needs, in the words of the person who may move it. */
export type Listener = {
  purpose: string;
  host: string;
  port: number;
  flag: PortFlag;
  /** How far above the number given with the flag. */
  above: number;
};

export class ListenersRefused extends PlainSentence {}

const portMax = 65_535;

/** The metrics of a part have a port of their own, counted up from the one that is given. */
export const metricsAbove = { server: 0, worker: 1, backoffice: 2 } as const;
/** What has metrics: strangers are no part of the house. */
type MeasuredPart = keyof typeof metricsAbove;
const metricsOf: Readonly<Record<MeasuredPart, string>> = {
  server: "the server's metrics",
  worker: "the worker's metrics",
  backoffice: "the back-office's metrics",
};

/** Everything these parts listen on: each a port that exists, and each another. */
export function listListeners(parts: readonly Part[], environment: StartEnvironment): Listener[] {
  const { host, port, backofficePort, paymentsPort, gamesPort, studioPort, metricsPort } =
    environment;
  const publicly: Readonly<Record<Part, readonly Listener[]>> = {
    server: [
      { purpose: "the site", host, port, flag: "--port", above: 0 },
      { purpose: "games", host, port: gamesPort, flag: "--games-port", above: 0 },
    ],
    worker: [],
    backoffice: [
      {
        purpose: "the back-office",
        host,
        port: backofficePort,
        flag: "--backoffice-port",
        above: 0,
      },
    ],
    payments: [
      {
        purpose: "the payments sandbox",
        host,
        port: paymentsPort,
        flag: "--payments-port",
        above: 0,
      },
    ],
    studio: [
      { purpose: "the sample studio", host, port: studioPort, flag: "--studio-port", above: 0 },
    ],
  };
  const privately = (part: Part): Listener[] =>
    part === "payments" || part === "studio"
      ? []
      : [
          {
            purpose: metricsOf[part],
            host: "127.0.0.1",
            port: metricsPort + metricsAbove[part],
            flag: "--metrics-port",
            above: metricsAbove[part],
          },
        ];
  const listeners = parts.flatMap((part) => [...publicly[part], ...privately(part)]);
  refuseBeyondTheLast(listeners);
  refuseTwins(listeners);
  return listeners;
}

function refuseBeyondTheLast(listeners: readonly Listener[]): void {
  const highest = Math.max(...listeners.map(({ above }) => above));
  const beyond = listeners.find(({ port }) => port > portMax);
  if (beyond === undefined) return;
  throw new ListenersRefused(
    `METRICS_PORT (or --metrics-port) can be at most ${portMax - highest}, not ${beyond.port - beyond.above}: the worker's metrics are one port above it, the back-office's two.`,
  );
}

function refuseTwins(listeners: readonly Listener[]): void {
  for (const [index, one] of listeners.entries()) {
    const twin = listeners.slice(index + 1).find(({ port }) => port === one.port);
    if (twin === undefined) continue;
    throw new ListenersRefused(
      `Port ${one.port} is wanted twice, for ${one.purpose} (${one.flag}) and for ${twin.purpose} (${twin.flag}): give one of them another.`,
    );
  }
}
