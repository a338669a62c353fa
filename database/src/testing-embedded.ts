import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "./embedded.ts";

export type TestServer = { url: string; stop(): Promise<void> };

const projectDir = path.join(import.meta.dirname, "..", "..");

/** The server of CROUPIER_TEST_DATABASE_URL, or else one of our own whose data is thrown away. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.CROUPIER_TEST_DATABASE_URL;
  if (given !== undefined && given !== "") return { url: given, stop: async () => {} };
  return startThrowAwayServer();
}

/** `durable` for the tests that pull the plug; the others do not wait for a disk. */
export async function startThrowAwayServer({ durable = false } = {}): Promise<TestServer> {
  const home = await mkdtemp(path.join(tmpdir(), "croupier-test-"));
  const settings = durable ? {} : { fsync: "off", full_page_writes: "off" };
  const server = await startEmbedded({ projectDir, home, settings });
  return {
    url: server.adminUrl,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
