import { askCpu } from "./cpu.ts";
import type { Load, LoadOrder } from "./load.ts";
import { hear, runOnCore, type Pinned } from "./on-core.ts";

const connections = 64;
const loadCore = 1;

/** Load with the processor time that one answer took. */
export type Measured = Load & { cpuMicros: number };

export async function fire(url: string, seconds: number): Promise<Load> {
  const generator = runOnCore(loadCore, new URL("./load.ts", import.meta.url).href);
  const order: LoadOrder = { url, connections, seconds };
  generator.child.send(order);
  return hear<Load>(generator.child);
}

export async function measure(
  { url, one }: { url: string; one: Pinned },
  seconds: number,
): Promise<Measured> {
  const before = await askCpu(one.child);
  const load = await fire(url, seconds);
  const used = (await askCpu(one.child)) - before;
  return { ...load, cpuMicros: used / (load.perSecond * seconds) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
