import type { EntryData, EntryKind } from "@croupier/contracts";
import type { HelpIndex } from "../help-search/help-index.ts";
import type { BucketFacts, MediaFacts, OldSlug } from "./rows.ts";

type EntryOf<Kind extends EntryKind> = {
  readonly id: string;
  readonly kind: Kind;
  readonly common: EntryData[Kind]["common"];
  /** What is published of it, by language. */
  readonly words: Readonly<Record<string, EntryData[Kind]["language"]>>;
  /** The newest publication of one of its parts. */
  readonly publishedAt: string;
  readonly oldSlugs: readonly OldSlug[];
  /** Where it stands, by language, also where a language is read in the bucket's own. */
  readonly paths: Readonly<Record<string, string>>;
};

/** A published entry, gates and all. It is for the inside of this package: see `View`. */
export type SnapshotEntry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];

export type SnapshotEntryOf<Kind extends EntryKind> = Extract<SnapshotEntry, { kind: Kind }>;

/** Key → entry id. */
export type IdsByKey = ReadonlyMap<string, string>;

/** All that is published in a bucket, at one moment. It never changes: a publication makes the next. */
export type Snapshot = BucketFacts & {
  readonly sequence: number;
  readonly entries: ReadonlyMap<string, SnapshotEntry>;
  /** In the order an editor gave them. */
  readonly byKind: ReadonlyMap<EntryKind, readonly SnapshotEntry[]>;
  /** Language → path → entry id. */
  readonly paths: ReadonlyMap<string, IdsByKey>;
  /** Language → `space slug` → entry id; where nothing stands now, what stood there before. */
  readonly slugs: ReadonlyMap<string, IdsByKey>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly help: ReadonlyMap<string, HelpIndex>;
};
