import { Client } from "pg";
import { cloneAhead, findWaiting, sweepAbandoned } from "./testing-clones.ts";
import { ensureTemplate } from "./testing-template.ts";
import { testAppPassword } from "./testing-server.ts";

export type Keeper = { stop(): Promise<void> };

/** As many as the test processes of a small machine take at one moment. */
const AHEAD = 4;

// A claim is a rename that nobody announces, so the keeper looks; looking costs one small query.
const LOOK_EVERY_MS = 40;

/** Keeps a few databases made in advance for as long as the test run lasts. */
export async function keepClonesAhead(serverUrl: string): Promise<Keeper> {
  const server = new Client({
    connectionString: serverUrl,
    application_name: "croupier test keeper",
  });
  // The end of the server is the end of the run; the loop below notices by its failing query.
  server.on("error", () => {});
  await server.connect();
  const template = await ensureTemplate(server, serverUrl, testAppPassword(serverUrl));
  const stopping = new AbortController();
  const running = refill(server, template, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await sweepAbandoned(server, template);
      await server.end();
    },
  };
}

async function refill(server: Client, template: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await findWaiting(server, template);
    if (waiting.length < AHEAD) await cloneAhead(server, template);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
