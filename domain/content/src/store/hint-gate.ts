import type { OpenHint } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import type { PartData } from "../entries/check-entry.ts";
import type { PartNumbers } from "../entries/decide-publication.ts";
import { findHints, type UnfinishedBlock } from "../hints/find-hints.ts";
import { linksIn } from "../hints/read-page.ts";
import type { HintsOpen } from "../refusals.ts";
import { leadsSomewhere } from "../snapshot/leads-somewhere.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { findEntry } from "./entry-facts.ts";
import type { ReadSnapshot } from "./held-snapshots.ts";
import { findVersion } from "./versions.ts";

/** Blocks that would show nothing. Blocks know it themselves; this room knows none. */
export type FindUnfinished = (blocks: readonly unknown[]) => readonly UnfinishedBlock[];

/** What keeps these versions from visitors; undefined when nothing does. */
export type AskHints = (tx: Transact, plan: PartNumbers) => Promise<HintsOpen | undefined>;

export type HintGate = ReturnType<typeof createHintGate>;

/** As many as somebody reads before mending the page. */
const toldMax = 100;

/** The rules an editor hears of while writing, asked once more before visitors see what was written. */
export function createHintGate({
  database,
  readSnapshot,
  findUnfinished,
}: {
  readonly database: Database;
  readonly readSnapshot: ReadSnapshot;
  readonly findUnfinished: FindUnfinished;
}) {
  /**
   * One look at what is published, for one act or for many in a row. It is taken before an act takes
   * its lock: inside, it would wait for a second connection while others wait for the first. A page
   * that vanishes in between is a dead link a moment later as well, and nobody could have refused that.
   */
  function look() {
    const seen = new Map<string, Promise<Snapshot | undefined>>();
    return async (entryId: string): Promise<AskHints> => {
      const bucket = (await findEntry(database.db, entryId))?.bucket;
      if (bucket !== undefined && !seen.has(bucket)) seen.set(bucket, readSnapshot(bucket));
      const snapshot = await seen.get(bucket ?? "");
      return async (tx, plan) => {
        if (snapshot === undefined) return undefined;
        const hints: OpenHint[] = [];
        for (const [part, number] of Object.entries(plan)) {
          if (part === "common") continue;
          const version = await findVersion(tx, { entryId, part, number });
          if (version === undefined) continue;
          hints.push(...findOpenHints(version.data, { part, snapshot, findUnfinished }));
        }
        return hints.length === 0
          ? undefined
          : { code: "hints_open", hints: hints.slice(0, toldMax) };
      };
    };
  }

  return { look, prepare: (entryId: string): Promise<AskHints> => look()(entryId) };
}

/** Those that keep one language back, each with where it stands. */
export function findOpenHints(
  data: PartData,
  {
    part,
    snapshot,
    findUnfinished,
  }: {
    readonly part: string;
    readonly snapshot: Snapshot;
    readonly findUnfinished: FindUnfinished;
  },
): readonly OpenHint[] {
  const { blocks } = data;
  return findHints({
    language: part,
    data,
    unfinished: Array.isArray(blocks) ? findUnfinished(blocks) : [],
    deadLinks: new Set(linksIn(data).filter((link) => !leadsSomewhere(snapshot, link))),
    altOf: (media) => snapshot.media.get(media)?.alt,
  })
    .filter(({ severity }) => severity === "error")
    .map(({ severity: _severity, ...hint }) => ({ ...hint, part }));
}
