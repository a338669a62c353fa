import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { parts } from "./flags.ts";
import { planProcesses } from "./plan.ts";

const plan = (env: NodeJS.ProcessEnv, more: { inspect?: boolean } = {}) =>
  planProcesses({
    root: "/house",
    home: "/house/home",
    parts,
    environment: readEnvironment(env),
    appUrl: "postgres://croupier_app@127.0.0.1/croupier",
    keys: "k1:secret",
    ...more,
  });

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "[::1]"],
  ["::", "[::1]"],
  ["0.0.0.0", "127.0.0.1"],
])("what listens on %s is asked at %s whether it is ready", (host, asked) => {
  expect(plan({ HOST: host }).map(({ readyUrl }) => readyUrl)).toEqual([
    `http://${asked}:3000/health/ready`,
    "http://127.0.0.1:9465/health/ready",
    `http://${asked}:3001/health/ready`,
    `http://${asked}:3002/health/ready`,
    `http://${asked}:3004/health/ready`,
  ]);
});

test("a debugger may attach to each part at a port of its own, where that is asked for", () => {
  const flagsOf = (inspect: boolean) => plan({}, { inspect }).flatMap(({ nodeFlags }) => nodeFlags);
  expect(flagsOf(false)).toEqual([]);
  expect(flagsOf(true)).toEqual(
    [9229, 9230, 9231, 9232, 9233].map((port) => `--inspect=127.0.0.1:${port}`),
  );
});

test("each part is told a port of its own for its metrics", () => {
  const told = plan({ METRICS_PORT: "20000" }).map(({ env }) => env["METRICS_PORT"]);
  expect(told).toEqual(["20000", "20001", "20002", undefined, undefined]);
});

test("the house and the payments sandbox know each other by a public key, and by nothing else", () => {
  const [server, worker, , payments] = plan({}).map(({ env }) => env);
  expect(server).toMatchObject({ CROUPIER_PAYMENTS_SANDBOX_URL: "http://localhost:3002" });
  expect(worker?.["CROUPIER_PAYMENTS_KEY"]).toBe(server?.["CROUPIER_PAYMENTS_KEY"]);
  expect(payments).toMatchObject({
    CROUPIER_KEYS: undefined,
    CROUPIER_APP_DATABASE_URL: undefined,
  });
  expect(payments?.["PAYMENTS_SHOP_KEY"]).not.toBe(server?.["CROUPIER_PAYMENTS_KEY"]);
});

test("the house and the sample studio share one secret, and the studio is told nothing else of us", () => {
  const told = plan({ PORT: "4000", STUDIO_PORT: "4004" }).map(({ env }) => env);
  const studio = told[4];
  expect(told[0]).toMatchObject({ CROUPIER_STUDIOS: "pebble=http://localhost:4004" });
  expect(studio).toMatchObject({
    CROUPIER_KEYS: undefined,
    CROUPIER_APP_DATABASE_URL: undefined,
    STUDIO_WALLET_URL: "http://localhost:4000/services/providers/v1/pebble",
  });
  expect(JSON.stringify(told[0])).not.toContain(studio?.["STUDIO_SECRET"]);
});
