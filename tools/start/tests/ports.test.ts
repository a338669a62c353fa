import { createServer } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { findFreeNeighbours, findFreePort } from "../../world/free-port.ts";
import { readEnvironment, type StartEnvironment } from "../environment.ts";
import { parts } from "../flags.ts";
import { listListeners } from "../listeners.ts";
import { requireFreePorts } from "../ports.ts";

let environment: StartEnvironment;
beforeAll(async () => {
  environment = {
    ...readEnvironment({}),
    metricsPort: await findFreeNeighbours(3),
    port: await findFreePort(),
    backofficePort: await findFreePort(),
    paymentsPort: await findFreePort(),
    gamesPort: await findFreePort(),
    studioPort: await findFreePort(),
  };
});

const check = (changes: Partial<StartEnvironment> = {}): Promise<void> =>
  requireFreePorts(listListeners(parts, { ...environment, ...changes }));

test.each([
  ["the site", "127.0.0.1", "--port"],
  ["the site", "::1", "--port"],
  ["the back-office", "127.0.0.1", "--backoffice-port"],
  ["games", "127.0.0.1", "--games-port"],
  ["the sample studio", "127.0.0.1", "--studio-port"],
  ["the payments sandbox", "127.0.0.1", "--payments-port"],
  ["the server's metrics", "127.0.0.1", "--metrics-port"],
  ["the worker's metrics", "127.0.0.1", "--metrics-port"],
  ["the back-office's metrics", "127.0.0.1", "--metrics-port"],
])("the port of %s, taken at %s, is one sentence with %s in it", async (purpose, host, flag) => {
  await expect(check()).resolves.toBeUndefined();
  const wanted = listListeners(parts, environment).find((one) => one.purpose === purpose);
  const squatter = createServer().listen(wanted?.port, host);
  await new Promise((resolve) => squatter.once("listening", resolve));
  const other = (wanted?.port ?? 0) - (wanted?.above ?? 0);
  try {
    await expect(check()).rejects.toThrow(
      `Port ${wanted?.port}, for ${purpose}, is taken by another program. ` +
        `Stop it, or choose another: npm start -- ${flag} ${other < 64_001 ? other + 1_000 : other - 1_000}`,
    );
  } finally {
    squatter.close();
  }
});

test.each(["192.0.2.1", "2001:db8::1", "nowhere.invalid"])(
  "%s, which is no address of this machine, is refused as the host",
  async (host) => {
    await expect(check({ host })).rejects.toThrow(
      `HOST is "${host}", which is no address of this machine.`,
    );
  },
);
