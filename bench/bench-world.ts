import { dirname } from "node:path";
import { startThrowAwayServer } from "@croupier/database/testing";
import { buildIfChanged, bundles } from "@croupier/tools/bundles";
import { bootWorld, type World } from "@croupier/tools/world";

type Parts = NonNullable<Parameters<typeof bootWorld>[0]>;

export const projectRoot = dirname(import.meta.dirname);

export type BenchWorld = { world: World; stop(): Promise<void> };

/** The built site on a server of its own, as the journeys visit it; `env` is for its processes. */
export async function openBenchWorld(
  env: Readonly<Record<string, string>>,
  parts: Parts = ["server"],
): Promise<BenchWorld> {
  await buildIfChanged(projectRoot, bundles.site);
  if (parts.includes("backoffice")) await buildIfChanged(projectRoot, bundles.backoffice);
  const database = await startThrowAwayServer();
  const before = { ...process.env };
  // What the world is told, it is told as any process is: by its environment.
  Object.assign(process.env, env, { CROUPIER_TEST_DATABASE_URL: database.url });
  const giveBack = async (): Promise<void> => {
    process.env = before;
    await database.stop();
  };
  try {
    const world = await bootWorld(parts);
    return {
      world,
      stop: async () => {
        await world.stop();
        await giveBack();
      },
    };
  } catch (cause) {
    await giveBack();
    throw cause;
  }
}
