import { expect } from "@playwright/test";
import type { World } from "@croupier/tools/world";

/** To start takes seconds of the processor, of which a machine with other things to do has few. */
const backAgainMsMax = 60_000;

/** Ends the server as a power cut would, and waits until another answers in its place. */
export async function killServer(world: World): Promise<void> {
  const before = world.processes.find(({ name }) => name === "server")?.pid;
  if (before === undefined) throw new Error("a server runs in this world");
  process.kill(before, "SIGKILL");
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${world.site}/casino`).catch(() => undefined);
        return answer?.status;
      },
      { timeout: backAgainMsMax },
    )
    .toBe(200);
}
