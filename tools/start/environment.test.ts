import { expect, test } from "vitest";
import { EnvironmentRefused, readEnvironment } from "./environment.ts";

test("an empty environment is the demo on its usual ports", () => {
  expect(readEnvironment({})).toEqual({
    mode: "demo",
    databaseUrl: undefined,
    port: 3000,
    backofficePort: 3001,
    paymentsPort: 3002,
    gamesPort: 3003,
    studioPort: 3004,
    metricsPort: 9464,
    host: "127.0.0.1",
    brandCode: undefined,
  });
});

test("what is set to nothing is not set", () => {
  const names = ["HOST", "PORT", "METRICS_PORT", "CROUPIER_MODE", "DATABASE_URL", "BRAND_CODE"];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test.each([
  [{ PORT: "eighty" }, 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
  [
    { CROUPIER_MODE: "live" },
    'CROUPIER_MODE is "live", but must be one of demo, production, test.',
  ],
  [
    { CROUPIER_MODE: "test", NODE_ENV: "production" },
    "CROUPIER_MODE is test, where a header mocks a second factor: not with NODE_ENV=production.",
  ],
  [
    { PORT: "0", METRICS_PORT: "0" },
    "PORT, METRICS_PORT must be from 1 to 65535: whoever comes has to know the port.",
  ],
  [
    { HOST: "300.1.2.3" },
    'HOST must be an address or a host name of this machine, not "300.1.2.3".',
  ],
  [
    { DATABASE_URL: "mysql://x" },
    'DATABASE_URL is "…", but must be such as postgres://user:password@host:5432/database.',
  ],
  [
    { NODE_ENV: "production" },
    "In production DATABASE_URL must name the PostgreSQL server; the embedded one is for trying things out.",
  ],
])("%j is refused by name", (env, message) => {
  expect(() => readEnvironment(env)).toThrow(new EnvironmentRefused(message));
});
