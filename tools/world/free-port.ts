import { createServer, type Server } from "node:net";
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

/**
 * Below the range from which the system hands out ports by itself: between the look and the use of a port
 * of that range, any connection that somebody opens may be given it. Worlds and single ports stand apart.
 */
const ranges = {
  single: { from: 11_000, many: 9_000 },
  neighbours: { from: 20_000, many: 10_000 },
} as const;

/** Who asks for five wants five, though none is used yet. */
const given = new Set<number>();

/** A port that was free a moment ago. */
export function findFreePort(): Promise<number> {
  return findFree(ranges.single, 1);
}

/** The first of `count` neighbours that were all free a moment ago. */
export function findFreeNeighbours(count: number): Promise<number> {
  return findFree(ranges.neighbours, count);
}

async function findFree(
  { from, many }: { readonly from: number; readonly many: number },
  count: number,
): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = from + Math.floor(randomFraction() * (many - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if (ports.some((port) => given.has(port))) continue;
    for (const port of ports) given.add(port);
    const probes = await Promise.allSettled(ports.map(listen));
    const free = probes.filter((probe) => probe.status === "fulfilled");
    await Promise.all(free.map((probe) => close(probe.value)));
    if (free.length === count) return first;
  }
  throw new Error(`found no ${count} free ports side by side`);
}
