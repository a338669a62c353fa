import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@croupier/database/embedded";
import { root } from "../root.ts";
import { readTestSeed } from "./seed.ts";

/**
 * Runs work beside one database server for all tests. Its data is thrown away, so it need not reach the disk;
 * the tests that kill servers start durable ones of their own.
 */
export async function withTestServer<Result>(
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), "croupier-test-"));
  const server = await startEmbedded({ projectDir: root, home, settings: { fsync: "off" } });
  try {
    return await work({
      CROUPIER_TEST_DATABASE_URL: server.adminUrl,
      CROUPIER_TEST_SEED: String(readTestSeed()),
      // Every process that a test starts loads the same code: what one has compiled the next one takes.
      NODE_COMPILE_CACHE: join(home, "compiled"),
    });
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}
