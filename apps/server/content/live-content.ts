import {
  applyChanges,
  buildSnapshot,
  changedTags,
  lookAt,
  type BucketFacts,
  type Content,
  type Onlooker,
  type Snapshot,
  type View,
} from "@croupier/content";
import type { FanOut } from "../realtime/fan-out.ts";

export interface LiveContent {
  /** What an onlooker sees of a bucket as it is published now; undefined when there is none. */
  look(bucket: string, onlooker: Onlooker): View | undefined;
  /** Whose it is and which languages it speaks. */
  factsOf(bucket: string): BucketFacts | undefined;
  /** All of it, for whoever lays something over it. What an onlooker sees is `look`'s to say. */
  snapshotOf(bucket: string): Snapshot | undefined;
  /** Told after the new content is in place, with the tags under which answers may have changed. */
  onChange(listener: (tags: readonly string[]) => void): void;
  close(): Promise<void>;
}

export interface LiveContentOptions {
  readonly content: Pick<Content, "listBuckets" | "loadPublished" | "readChanges">;
  readonly fanOut: Pick<FanOut, "listen">;
  readonly reportError: (error: unknown) => void;
  readonly lookMs?: number;
}

/**
 * All that is published, held by reference: whoever looks keeps one snapshot until they are done, and
 * a publication puts the next in its place. Resolves once everything is there.
 */
export async function createLiveContent(options: LiveContentOptions): Promise<LiveContent> {
  const { content, fanOut, reportError } = options;
  const snapshots = new Map<string, Snapshot>();
  const listeners: Array<(tags: readonly string[]) => void> = [];
  let heard = false;
  let closed = false;
  let work = Promise.resolve();

  async function load(bucket: string): Promise<Snapshot | undefined> {
    const published = await content.loadPublished(bucket);
    return published && buildSnapshot(published);
  }

  async function catchUp(bucket: string): Promise<void> {
    const before = snapshots.get(bucket);
    const changes = before && (await content.readChanges(bucket, before.sequence));
    // A bucket we did not know, or a database that was set back: everything is read anew.
    const after = before && changes ? applyChanges(before, changes) : await load(bucket);
    if (after === undefined) return;
    snapshots.set(bucket, after);
    const tags = before === undefined ? [] : [...changedTags(before, after)];
    if (tags.length === 0) return;
    for (const tell of listeners) tell(tags);
  }

  /** One after the other, so that an older answer never takes the place of a newer one. */
  function queue(step: () => Promise<void>): Promise<void> {
    work = work.then(() => (closed ? undefined : step())).catch(reportError);
    return work;
  }

  async function lookForChanges(): Promise<void> {
    for (const { bucket, sequence } of await content.listBuckets()) {
      if (snapshots.get(bucket)?.sequence !== sequence) await catchUp(bucket);
    }
  }

  // Heard before the first load ends, a message waits its turn and finds what came in between.
  const loading = lookForChanges();
  work = loading;
  fanOut.listen({
    onMessage({ topic, ids }) {
      if (topic !== "content") return;
      heard = true;
      for (const bucket of ids) void queue(() => catchUp(bucket));
    },
    onGap: () => void queue(lookForChanges),
  });
  await loading;

  let looking = false;
  const timer = setInterval(() => {
    if (heard || looking) {
      heard = false;
      return;
    }
    looking = true;
    void queue(lookForChanges).finally(() => {
      looking = false;
    });
  }, options.lookMs ?? 1_000);
  timer.unref();

  return {
    look(bucket, onlooker) {
      const snapshot = snapshots.get(bucket);
      return snapshot && lookAt(snapshot, onlooker);
    },
    factsOf: (bucket) => snapshots.get(bucket),
    snapshotOf: (bucket) => snapshots.get(bucket),
    onChange(listener) {
      listeners.push(listener);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await work;
    },
  };
}
