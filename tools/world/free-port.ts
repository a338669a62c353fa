import { createServer, type AddressInfo, type Server } from "node:net";
import { randomFraction } from "@croupier/kit/random";

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, "127.0.0.1", () => resolve(probe));
  });
}

const close = (probe: Server): Promise<void> =>
  new Promise((resolve) => {
    probe.close(() => resolve());
  });

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = await listen(0);
  const { port } = probe.address() as AddressInfo;
  await close(probe);
  return port;
}

/**
 * The first of `count` neighbours that were all free a moment ago. Below the range from which the
 * system hands out ports by itself, or the next one it hands out would be a neighbour.
 */
export async function findFreeNeighbours(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(randomFraction() * 10_000);
    const probes = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => listen(first + index)),
    );
    const free = probes.filter((probe) => probe.status === "fulfilled");
    await Promise.all(free.map((probe) => close(probe.value)));
    if (free.length === count) return first;
  }
  throw new Error(`found no ${count} free ports side by side`);
}
