import { applyChanges, buildSnapshot, type Content, type Snapshot } from "@croupier/content";

type Needs = Pick<Content, "loadPublished" | "readChanges">;

/** All that is published in a bucket, as of now; undefined when there is no such bucket. */
export type ReadPublished = (bucket: string) => Promise<Snapshot | undefined>;

/** Loaded when it is first asked for; afterwards only what changed since is read. */
export function createPublishedContent(content: Needs): ReadPublished {
  const held = new Map<string, Snapshot>();
  const underWay = new Map<string, Promise<Snapshot | undefined>>();

  async function read(bucket: string): Promise<Snapshot | undefined> {
    const before = held.get(bucket);
    const changes = before && (await content.readChanges(bucket, before.sequence));
    if (before !== undefined && changes?.sequence === before.sequence) return before;
    const after = before && changes ? applyChanges(before, changes) : await load(bucket);
    if (after !== undefined) held.set(bucket, after);
    return after;
  }

  async function load(bucket: string): Promise<Snapshot | undefined> {
    const published = await content.loadPublished(bucket);
    return published && buildSnapshot(published);
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
