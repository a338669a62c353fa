import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { bootWorld, registerPerson, type World, type WorldPlace } from "@croupier/tools/world";

/** Where the workers of a run ask for its world. A name of ours would be refused by the processes of the world. */
const variable = "JOURNEYS_WORLD_URL";

const settings = {
  // The world believes what the browser says of where it comes from: whoever guesses in a story does it
  // from an address of their own, or all who come later would be suspected with them.
  CROUPIER_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
  // A picture is named after its bytes and how it is drawn: what one world has drawn all others take.
  CROUPIER_PICTURE_CACHE: fileURLToPath(
    new URL("../node_modules/.cache/croupier-pictures", import.meta.url),
  ),
};

/** A world that is left to whoever boots it. */
export const bootOwnWorld = (
  parts?: Parameters<typeof bootWorld>[0],
  mode?: Parameters<typeof bootWorld>[1],
  besides?: NodeJS.ProcessEnv,
): Promise<World> => bootWorld(parts, mode, { ...settings, ...besides });

/**
 * Before the first story, in the process that outlives all workers: whoever of them asks first has the
 * world booted, and the others are told of the same one. Its processes leave with this one.
 */
export default async function shareOneWorld(): Promise<() => Promise<void>> {
  let world: Promise<World> | undefined;
  async function tell(response: ServerResponse): Promise<void> {
    world ??= bootOwnWorld();
    response.end(JSON.stringify(await world));
  }
  const host = createServer((_request, response) => {
    tell(response).catch((cause: unknown) => {
      response.writeHead(500).end(cause instanceof Error ? cause.stack : String(cause));
    });
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as AddressInfo;
  process.env[variable] = `http://127.0.0.1:${port}`;
  return async () => {
    host.close();
    host.closeAllConnections();
    // A failed boot was told to those who asked.
    await (await world?.catch(() => undefined))?.stop();
  };
}

/** The world of this run, as one of its workers sees it: to end a process of it is not theirs. */
export async function enterWorld(): Promise<World> {
  const answer = await fetch(process.env[variable] ?? "");
  if (!answer.ok) throw new Error(await answer.text());
  const place = (await answer.json()) as WorldPlace;
  return {
    ...place,
    join: (name, overrides) => registerPerson(place.site, name, overrides),
    processes: [],
    stop: async () => {},
  };
}
