import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { parts, type Part } from "./flags.ts";
import { listListeners, ListenersRefused } from "./listeners.ts";

const listen = (env: NodeJS.ProcessEnv, only: readonly Part[] = parts) =>
  listListeners(only, readEnvironment(env)).map(({ port, host }) => `${host}:${port}`);

test("a start listens on five ports for people and on three for metrics, those on this machine only", () => {
  expect(listen({ HOST: "10.0.0.7" }).sort()).toEqual([
    "10.0.0.7:3000",
    "10.0.0.7:3001",
    "10.0.0.7:3002",
    "10.0.0.7:3003",
    "10.0.0.7:3004",
    "127.0.0.1:9464",
    "127.0.0.1:9465",
    "127.0.0.1:9466",
  ]);
  expect(listen({ METRICS_PORT: "65534" }, ["worker"])).toEqual(["127.0.0.1:65535"]);
});

test.each([
  [
    { METRICS_PORT: "65535" },
    "METRICS_PORT (or --metrics-port) can be at most 65533, not 65535: the worker's metrics are one port above it, the back-office's two.",
  ],
  [
    { PORT: "4000", BACKOFFICE_PORT: "4000" },
    "Port 4000 is wanted twice, for the site (--port) and for the back-office (--backoffice-port): give one of them another.",
  ],
  [
    { PORT: "9465" },
    "Port 9465 is wanted twice, for the site (--port) and for the worker's metrics (--metrics-port): give one of them another.",
  ],
])("%j is refused with what is wrong about it", (env, message) => {
  expect(() => listen(env)).toThrow(new ListenersRefused(message));
});
