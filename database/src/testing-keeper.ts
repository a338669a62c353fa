import { Client } from "pg";
import { askedChannel, cloneAhead, countWaiting, sweepAbandoned } from "./testing-clones.ts";
import { ensureTemplate } from "./testing-template.ts";

export type Keeper = { stop(): Promise<void> };

/** As many as the test processes of a small machine take at one moment. */
const AHEAD = 4;

/** Keeps a few databases made in advance, of each template that is asked for, while a test run lasts. */
export async function keepClonesAhead(serverUrl: string): Promise<Keeper> {
  const server = new Client({
    connectionString: serverUrl,
    application_name: "croupier test keeper",
  });
  // The end of the server is the end of the run; the loop below notices by its failing query.
  server.on("error", () => {});
  await server.connect();
  const asked = new Map([[await ensureTemplate(server, serverUrl), AHEAD]]);
  let call = Promise.withResolvers<void>();
  // One more than before each time, so that what is asked for once costs one copy and not four.
  server.on("notification", ({ payload: template = "" }) => {
    asked.set(template, Math.min((asked.get(template) ?? 0) + 1, AHEAD));
    call.resolve();
  });
  await server.query(`LISTEN ${askedChannel}`);
  const stopping = new AbortController();

  async function refill(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Before the look: a call that comes meanwhile is heard.
      call = Promise.withResolvers();
      const template = await findShort(server, asked);
      if (template === undefined) await call.promise;
      else if (!(await cloneAhead(server, template))) asked.delete(template);
    }
  }

  const running = refill();
  return {
    stop: async () => {
      stopping.abort();
      call.resolve();
      await running;
      await sweepAbandoned(server, [...asked.keys()]);
      await server.end();
    },
  };
}

/** A template of which fewer copies wait than were wished for. */
async function findShort(
  server: Client,
  wished: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const waiting = await countWaiting(server, [...wished.keys()]);
  return [...wished].find(([template, wish]) => (waiting.get(template) ?? 0) < wish)?.[0];
}
