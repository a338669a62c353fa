import { applyChanges } from "../snapshot/apply-changes.ts";
import { buildSnapshot } from "../snapshot/build-snapshot.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { createPublished } from "./published.ts";

type Needs = Pick<ReturnType<typeof createPublished>, "loadPublished" | "readChanges">;

/** All that is published in a bucket, as of now; undefined when there is no such bucket. */
export type ReadSnapshot = (bucket: string) => Promise<Snapshot | undefined>;

/** Loaded when it is first asked for; afterwards only what changed since is read. */
export function createHeldSnapshots(published: Needs): ReadSnapshot {
  const held = new Map<string, Snapshot>();
  const underWay = new Map<string, Promise<Snapshot | undefined>>();

  async function read(bucket: string): Promise<Snapshot | undefined> {
    const before = held.get(bucket);
    const changes = before && (await published.readChanges(bucket, before.sequence));
    if (before !== undefined && changes?.sequence === before.sequence) return before;
    const after = before && changes ? applyChanges(before, changes) : await load(bucket);
    if (after !== undefined) held.set(bucket, after);
    return after;
  }

  async function load(bucket: string): Promise<Snapshot | undefined> {
    const rows = await published.loadPublished(bucket);
    return rows && buildSnapshot(rows);
  }

  // Who asks while it is being read waits for the same answer.
  return (bucket) => {
    const running = underWay.get(bucket);
    if (running !== undefined) return running;
    const reading = read(bucket).finally(() => underWay.delete(bucket));
    underWay.set(bucket, reading);
    return reading;
  };
}
