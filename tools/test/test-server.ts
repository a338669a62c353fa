import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startThrowAwayServer } from "@croupier/database/testing";
import { readTestSeed } from "./seed.ts";

/**
 * Runs work beside one database server for all tests. Its data is thrown away; the tests that kill servers
 * start durable ones of their own.
 */
export async function withTestServer<Result>(
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const compiled = await mkdtemp(join(tmpdir(), "croupier-compiled-"));
  const server = await startThrowAwayServer();
  try {
    return await work({
      CROUPIER_TEST_DATABASE_URL: server.url,
      TEST_SEED: String(readTestSeed()),
      // Every process that a test starts loads the same code: what one has compiled the next one takes.
      NODE_COMPILE_CACHE: compiled,
    });
  } finally {
    await server.stop();
    // A process that is still ending may write once more; a folder that stays is no reason to lose the results.
    await rm(compiled, { recursive: true, force: true, maxRetries: 5 }).catch(console.error);
  }
}
