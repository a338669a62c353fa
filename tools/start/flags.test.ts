import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { applyFlags, chooseParts, FlagRefused, parseFlags } from "./flags.ts";

test("flags are read in both spellings", () => {
  expect(
    parseFlags([
      "--port",
      "4000",
      "--backoffice-port=4001",
      "--metrics-port=4100",
      "--only=worker",
    ]),
  ).toEqual({
    only: ["worker"],
    port: 4000,
    backofficePort: 4001,
    paymentsPort: undefined,
    gamesPort: undefined,
    studioPort: undefined,
    metricsPort: 4100,
    inspect: false,
    help: false,
  });
});

test.each([
  [
    ["--prot", "1"],
    'Unknown flag "--prot". Accepted: --only, --port, --backoffice-port, --payments-port, --games-port, --studio-port, --metrics-port, --inspect, --help.',
  ],
  [["--port", "many"], '--port takes a port from 1 to 65535, not "many".'],
  [
    ["--only", "poker"],
    '--only takes one of server, worker, backoffice, payments, studio, not "poker".',
  ],
])("%j is refused by name, with what is accepted", (args, message) => {
  expect(() => parseFlags(args)).toThrow(new FlagRefused(message));
});

test("a part named twice runs once, and all run where none is named", () => {
  expect(chooseParts(parseFlags(["--only=worker", "--only=server", "--only=worker"]))).toEqual([
    "server",
    "worker",
  ]);
  expect(chooseParts(parseFlags([]))).toEqual([
    "server",
    "worker",
    "backoffice",
    "payments",
    "studio",
  ]);
});

test("strangers run in the demo alone, whatever is asked for", () => {
  expect(chooseParts(parseFlags([]), "production")).toEqual(["server", "worker", "backoffice"]);
  expect(chooseParts(parseFlags(["--only=payments", "--only=studio"]), "production")).toEqual([]);
});

test("a flag counts more than the environment", () => {
  const environment = readEnvironment({ PORT: "4000", METRICS_PORT: "4100" });
  expect(applyFlags(environment, parseFlags(["--metrics-port", "5100"]))).toEqual({
    ...environment,
    metricsPort: 5100,
  });
});
