import { editionKey, flightKey, usedQuery, variantKey } from "./variant-key.ts";
import { mayStore } from "./page.ts";
import type { Dimension, Edition, PageDeclaration, PageVisit, RenderedPage } from "./page.ts";
import type { StoredPage } from "./stored-page.ts";

export interface PageCacheOptions {
  readonly render: (visit: PageVisit) => Promise<RenderedPage>;
  readonly store: (page: RenderedPage) => Promise<StoredPage>;
  readonly now: () => number;
  readonly onRefreshFailed: (error: unknown, visit: PageVisit) => void;
  readonly bytesMax?: number;
  /** Answered without a second thought. */
  readonly freshMs?: number;
  /** After that, answered once more while a new one is made; older than this, made first. */
  readonly staleMs?: number;
  /** So old it is still answered where there is no time to make a new one. */
  readonly oldMs?: number;
  /** Values of declared parameters are many; beyond this number a path renders without storing. */
  readonly queryVariantsMax?: number;
}

export type Lookup =
  | { readonly found: "fresh" | "stale"; readonly page: StoredPage }
  | { readonly found: "nothing" };

export type Filled =
  | { readonly kind: "stored"; readonly page: StoredPage }
  | { readonly kind: "rendered"; readonly page: RenderedPage };

/** One path in one edition: what its content looked at, and its variants. */
interface PathRecord {
  readonly audience: Set<Dimension>;
  readonly query: Set<string>;
  readonly variants: Map<string, Slot>;
  queryVariants: number;
}

interface Slot {
  readonly record: PathRecord;
  readonly key: string;
  readonly visit: PageVisit;
  readonly withQuery: boolean;
  /** When the page said that it may be another one; it is not answered once more after that. */
  readonly staleAt: number;
  readonly page: StoredPage;
  readonly fresh: Lookup;
  /** Used since the eviction hand last passed: gets a second chance. */
  used: boolean;
  refreshing: boolean;
}

type Shelf = Map<string, PathRecord>;

const nothing: Lookup = { found: "nothing" };

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(options: PageCacheOptions) {
  const bytesMax = options.bytesMax ?? 64 * 1024 * 1024;
  const freshMs = options.freshMs ?? 60_000;
  const staleMs = options.staleMs ?? 10 * 60_000;
  const oldMs = options.oldMs ?? 24 * 60 * 60_000;
  const queryVariantsMax = options.queryVariantsMax ?? 64;

  const shelves = new Map<string, Shelf>();
  const slots = new Set<Slot>();
  const slotsByTag = new Map<string, Set<Slot>>();
  const flights = new Map<string, Promise<Filled>>();
  const counts = { stored: 0, evicted: 0, purged: 0, rendered: 0 };
  let bytes = 0;
  // Moves with every purge: a render that began before one may have seen what was just replaced.
  let era = 0;

  // The edition object of a host and language is made once, so its shelf is found without spelling.
  const shelfOfEdition = new WeakMap<Edition, Shelf>();

  function shelfFor(visit: PageVisit): Shelf {
    const known = shelfOfEdition.get(visit.edition);
    if (known !== undefined) return known;
    const key = editionKey(visit);
    const shelf = shelves.get(key) ?? new Map<string, PathRecord>();
    shelves.set(key, shelf);
    shelfOfEdition.set(visit.edition, shelf);
    return shelf;
  }

  /** The page as it was kept last, if it is younger than this and has not said that it may be another one. */
  function slotOf(visit: PageVisit, youngerMs: number): Slot | undefined {
    const record = shelfFor(visit).get(visit.path);
    const slot = record?.variants.get(variantKey(visit, record));
    if (slot === undefined) return undefined;
    const now = options.now();
    if (now - slot.page.storedAt >= youngerMs || now >= slot.staleAt) return undefined;
    slot.used = true;
    return slot;
  }

  function find(visit: PageVisit): Lookup {
    const slot = slotOf(visit, staleMs);
    if (slot === undefined) return nothing;
    const age = options.now() - slot.page.storedAt;
    if (age < freshMs) return slot.fresh;
    refresh(slot, visit);
    return { found: "stale", page: slot.page };
  }

  function refresh(slot: Slot, visit: PageVisit): void {
    if (slot.refreshing) return;
    slot.refreshing = true;
    fill(visit)
      .catch((error: unknown) => options.onRefreshFailed(error, visit))
      .finally(() => {
        slot.refreshing = false;
      });
  }

  /** Renders once for everyone who asks for the same thing at the same time. */
  function fill(visit: PageVisit): Promise<Filled> {
    const key = flightKey(visit);
    const inFlight = flights.get(key);
    if (inFlight !== undefined) return inFlight;
    const flight = renderAndStore(visit).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  async function renderAndStore(visit: PageVisit): Promise<Filled> {
    const eraAtStart = era;
    counts.rendered += 1;
    const rendered = await options.render(visit);
    if (!mayStore(rendered)) return { kind: "rendered", page: rendered };
    const page = await options.store(rendered);
    if (era === eraAtStart) keep(visit, page, rendered.declaration);
    return { kind: "stored", page };
  }

  function keep(visit: PageVisit, page: StoredPage, declared: PageDeclaration | undefined): void {
    if (page.bytes > bytesMax / 4) return;
    const shelf = shelfFor(visit);
    const record = shelf.get(visit.path) ?? emptyRecord();
    if (declared !== undefined) learn(record, declared);
    const key = variantKey(visit, record);
    const withQuery = usedQuery(visit.query, record.query) !== "";
    const previous = record.variants.get(key);
    if (previous !== undefined) remove(previous);
    else if (withQuery && record.queryVariants >= queryVariantsMax) return;
    if (withQuery) record.queryVariants += 1;

    const slot: Slot = {
      record,
      key,
      visit,
      withQuery,
      staleAt: declared?.staleAt ?? Infinity,
      page,
      fresh: { found: "fresh", page },
      used: false,
      refreshing: false,
    };
    // Removing the last variant took the record off the shelf; this puts it back.
    shelf.set(visit.path, record);
    record.variants.set(key, slot);
    slots.add(slot);
    bytes += page.bytes;
    counts.stored += 1;
    for (const tag of page.tags) {
      const tagged = slotsByTag.get(tag);
      if (tagged === undefined) slotsByTag.set(tag, new Set([slot]));
      else tagged.add(slot);
    }
    makeRoom();
  }

  /** Something looked at for the first time makes the older, coarser keys of a path meaningless. */
  function learn(record: PathRecord, declared: PageDeclaration): void {
    const before = record.audience.size + record.query.size;
    for (const dimension of declared.audience) record.audience.add(dimension);
    for (const name of declared.query) record.query.add(name);
    if (record.audience.size + record.query.size === before) return;
    for (const slot of record.variants.values()) remove(slot);
  }

  function remove(slot: Slot): void {
    if (!slots.delete(slot)) return;
    const { record } = slot;
    record.variants.delete(slot.key);
    if (slot.withQuery) record.queryVariants -= 1;
    if (record.variants.size === 0) shelfFor(slot.visit).delete(slot.visit.path);
    bytes -= slot.page.bytes;
    for (const tag of slot.page.tags) {
      const tagged = slotsByTag.get(tag);
      tagged?.delete(slot);
      if (tagged?.size === 0) slotsByTag.delete(tag);
    }
  }

  /** The oldest goes first, unless it was used since the hand last passed. */
  function makeRoom(): void {
    while (bytes > bytesMax) {
      const [oldest] = slots;
      if (oldest === undefined) return;
      if (oldest.used) {
        oldest.used = false;
        slots.delete(oldest);
        slots.add(oldest);
      } else {
        remove(oldest);
        counts.evicted += 1;
      }
    }
  }

  /** Drops the pages that used what changed; renders under way are not stored. */
  function purge(tags: readonly string[]): number {
    beginNewEra();
    let dropped = 0;
    for (const tag of tags) {
      for (const slot of slotsByTag.get(tag) ?? []) {
        remove(slot);
        dropped += 1;
      }
    }
    counts.purged += dropped;
    return dropped;
  }

  function purgeAll(): void {
    beginNewEra();
    counts.purged += slots.size;
    for (const slot of slots) remove(slot);
  }

  function beginNewEra(): void {
    era += 1;
    flights.clear();
  }

  return {
    find,
    /** For when there is no time to make a new one: nothing that was published since is missing in it. */
    findOld: (visit: PageVisit): StoredPage | undefined => slotOf(visit, oldMs)?.page,
    fill,
    purge,
    purgeAll,
    size: () => ({ bytes, pages: slots.size, tags: slotsByTag.size, ...counts }),
  };
}

function emptyRecord(): PathRecord {
  return { audience: new Set(), query: new Set(), variants: new Map(), queryVariants: 0 };
}
