import type { Database } from "@croupier/database";
import { systemClock, type Clock } from "@croupier/kit/time";
import { createBrands } from "./brands.ts";
import type { CheckBlocks } from "./entries/check-blocks.ts";
import { createMedia } from "./media/media.ts";
import { createStandings } from "./operations/read-standings.ts";
import type { AnnounceContent } from "./store/change-log.ts";
import { createBucketList } from "./store/bucket-list.ts";
import { createComments } from "./store/comments.ts";
import { createDrafts } from "./store/drafts.ts";
import { createEntryList } from "./store/entry-list.ts";
import { createEntryReader } from "./store/entry-reader.ts";
import { createEntryTitles } from "./store/entry-titles.ts";
import { createHeldSnapshots } from "./store/held-snapshots.ts";
import { createHintGate, type FindUnfinished } from "./store/hint-gate.ts";
import { createPublications } from "./store/publications.ts";
import { createPublished } from "./store/published.ts";
import type { RecordContentAct } from "./store/recorded-act.ts";
import { createRedirects } from "./store/redirects.ts";
import { createReviews } from "./store/reviews.ts";
import { createSchedules } from "./store/schedules.ts";
import { createTemplates } from "./store/templates.ts";
import { createTransfer } from "./transfer/transfer.ts";

export type ContentOptions = {
  readonly database: Database;
  readonly clock?: Clock;
  /** Called after commit with what is new; a process that only reads has nobody to tell. */
  readonly announce?: AnnounceContent;
  /** What blocks are, is not known here: without it their props are stored as they come. */
  readonly checkBlocks?: CheckBlocks;
  /** Which blocks would show nothing; they keep a page back. */
  readonly findUnfinished?: FindUnfinished;
  /** Keeps what somebody did, in the transaction in which it was done. */
  readonly record?: RecordContentAct;
};

/** Brands, and everything that editors write and visitors read. */
export function createContent({
  database,
  clock = systemClock,
  announce = async () => {},
  record = async () => {},
  checkBlocks = () => [],
  findUnfinished = () => [],
}: ContentOptions) {
  const published = createPublished(database);
  const readSnapshot = createHeldSnapshots(published);
  const hintGate = createHintGate({ database, readSnapshot, findUnfinished });
  const means = { database, clock, announce, record, checkBlocks, hintGate };
  const publications = createPublications(means);
  const { publishIn: _publishIn, withdrawIn: _withdrawIn, ...acts } = publications;
  return {
    ...createBrands({ database, clock, record }),
    ...createStandings(database),
    ...createBucketList(database),
    ...createDrafts(means),
    ...acts,
    ...createSchedules({ ...means, publications }),
    ...createComments(means),
    ...createReviews(means),
    ...createRedirects(means),
    ...createMedia(means),
    ...createEntryReader(database),
    ...createEntryList(database),
    ...createEntryTitles(database),
    ...published,
    readSnapshot,
    ...createTemplates(means),
    ...createTransfer(means),
  };
}

export type Content = ReturnType<typeof createContent>;
