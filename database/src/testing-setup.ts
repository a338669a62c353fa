import type { TestProject } from "vitest/node";
import { keepClonesAhead } from "./testing-keeper.ts";
import { startTestServer } from "./testing-embedded.ts";

/**
 * Vitest's global setup for everything that needs PostgreSQL: one server for the whole run (the
 * one CROUPIER_TEST_DATABASE_URL names, else one of our own in a throw-away folder) and a keeper
 * that makes databases before a test asks for them.
 */
export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.CROUPIER_TEST_DATABASE_URL = server.url;
  const keeper = await keepClonesAhead(server.url);
  return async () => {
    await keeper.stop();
    await server.stop();
  };
}
