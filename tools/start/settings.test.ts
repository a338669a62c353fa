import { expect, test } from "vitest";
import { EnvironmentRefused, readEnvironment } from "./environment.ts";
import { parts } from "./flags.ts";
import { planProcesses } from "./plan.ts";
import { requireSettings } from "./settings.ts";

function check(env: NodeJS.ProcessEnv): void {
  const plans = planProcesses({
    root: "/house",
    home: "/house/home",
    parts,
    environment: readEnvironment(env),
    appUrl: "postgres://croupier_app@127.0.0.1/croupier",
    keys: `k1:${"a".repeat(43)}`,
  });
  requireSettings(plans, env);
}

test("what every part accepts is accepted", () => {
  expect(() => check({ CROUPIER_LOG_LEVEL: "warn", NODE_ENV: "development" })).not.toThrow();
});

test.each(["demo", "test"])("what the start tells its parts in %s mode they accept", (mode) => {
  expect(() => check({ CROUPIER_MODE: mode })).not.toThrow();
});

test("a name nobody reads is refused once, with the names that are accepted", () => {
  expect(() => check({ CROUPIER_FOO: "1" })).toThrow(EnvironmentRefused);
  expect(() => check({ CROUPIER_FOO: "1" })).toThrow(
    /^CROUPIER_FOO is unknown; accepted are .*CROUPIER_MODE.*\.$/,
  );
});

test.each([
  [{ CROUPIER_PAGE_CACHE_MB: "much" }, /^CROUPIER_PAGE_CACHE_MB is "much"/],
  [{ CROUPIER_SIMULATORS: "pigeon" }, /^CROUPIER_SIMULATORS is "pigeon"/],
  [{ CROUPIER_BACKOFFICE_ORIGIN: "here" }, /^CROUPIER_BACKOFFICE_ORIGIN is "here"/],
])("%j, which only one part reads, is refused before any starts", (env, message) => {
  expect(() => check(env)).toThrow(message);
});

test("everything that production misses is named at once", () => {
  expect(() => check({ NODE_ENV: "production", DATABASE_URL: "postgres://db/x" })).toThrow(
    /CROUPIER_ORIGIN.*\n.*CROUPIER_SMTP_URL[^]*CROUPIER_BACKOFFICE_ORIGIN/,
  );
});
