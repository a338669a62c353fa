import type { EntryKind, Problem } from "@croupier/contracts";
import { checkPart, type FieldErrors, type PartData } from "./check-part.ts";
import type { DraftShelf, ShelvedParts } from "./draft-shelf.ts";
import { isSameData } from "./is-same-data.ts";
import {
  decideDraft,
  hasUnsaved,
  openPart,
  type DraftEvent,
  type PartDraft,
  type Theirs,
} from "./part-draft.ts";

export type SaveAnswer =
  | { readonly is: "kept"; readonly number: number }
  | { readonly is: "refused"; readonly problem: Problem }
  | { readonly is: "overtaken"; readonly theirs: Theirs };

export type StoredPart = {
  readonly latest: number;
  readonly data: PartData;
  readonly writtenBy: string;
  readonly writtenAt: string;
};

export type OpenedPart = PartDraft & { readonly errors: FieldErrors };
export type EntryDraftView = {
  readonly parts: Readonly<Record<string, OpenedPart>>;
  /** Unsaved work of an earlier visit was found in this browser. */
  readonly wasRestored: boolean;
};

export type EntryDraft = {
  view(): EntryDraftView;
  subscribe(listener: () => void): () => void;
  type(part: string, data: PartData): void;
  /** Ends a conflict with what the writer chose. */
  settle(part: string, data: PartData): void;
  /** What the server holds now: taken over where nothing here is unsaved. */
  hear(stored: Readonly<Record<string, Pick<StoredPart, "latest" | "data">>>): void;
  /** Saves what waits, now. True once the server has everything. */
  flush(): Promise<boolean>;
  /** The network is back, or somebody pressed: tries again what did not get through. */
  retry(): void;
  /** Begins to save. What was unsaved when it stopped is saved at once, as far as it fits. */
  start(onKept?: OnKept): void;
  stop(): void;
};

type OnKept = (part: string, number: number, data: PartData) => void;

type Means = {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly stored: Readonly<Record<string, StoredPart>>;
  /** Throws when the server could not be reached. */
  readonly save: (
    part: string,
    draft: { readonly basedOn: number; readonly data: PartData },
  ) => Promise<SaveAnswer>;
  readonly shelf: DraftShelf;
  readonly now?: () => Date;
};

/** A pause in the typing after which a version is worth keeping. */
const pauseMs = 1_500;
const retryMs = 5_000;

/** An entry while it is written: every part saved by itself, after a pause, one save at a time. */
export function openEntryDraft(means: Means): EntryDraft {
  const { entryId, kind, shelf, now = () => new Date() } = means;
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = new Map<string, Promise<void>>();
  const shelved = shelf.read(entryId);
  let onKept: OnKept | undefined;
  let isStopped = false;
  let current: EntryDraftView = {
    parts: openParts(kind, means.stored, shelved),
    wasRestored: Object.keys(shelved).length > 0,
  };

  const partOf = (part: string): PartDraft => current.parts[part] ?? openPart(0, undefined);

  function apply(part: string, event: DraftEvent): void {
    const before = partOf(part);
    const after = decideDraft(before, event);
    const errors =
      after.working === before.working && current.parts[part] !== undefined
        ? current.parts[part].errors
        : checkPart(kind, part, after.working);
    current = { ...current, parts: { ...current.parts, [part]: { ...after, errors } } };
    shelf.keep(entryId, unsavedOf(current));
    for (const listener of listeners) listener();
  }

  function saveLater(part: string, delayMs: number): void {
    clearTimeout(timers.get(part));
    if (isStopped) return;
    timers.set(
      part,
      setTimeout(() => void saveNow(part), delayMs),
    );
  }

  function saveNow(part: string): Promise<void> {
    clearTimeout(timers.get(part));
    const running = underWay.get(part);
    if (running !== undefined) return running;
    const saving = save(part).finally(() => underWay.delete(part));
    underWay.set(part, saving);
    return saving;
  }

  async function save(part: string): Promise<void> {
    const { state, basedOn, working, saved } = partOf(part);
    const isDue = state.is === "waiting" || state.is === "offline" || state.is === "refused";
    if (!isDue || isSameData(saved ?? {}, working)) return;
    apply(part, { type: "sent" });
    try {
      heard(part, working, await means.save(part, { basedOn, data: working }));
    } catch {
      apply(part, { type: "unreachable" });
      saveLater(part, retryMs);
    }
  }

  function heard(part: string, sent: PartData, answer: SaveAnswer): void {
    if (answer.is === "refused") return apply(part, { type: "refused", problem: answer.problem });
    if (answer.is === "overtaken") return apply(part, { type: "overtaken", theirs: answer.theirs });
    apply(part, { type: "kept", number: answer.number, at: now().toISOString() });
    onKept?.(part, answer.number, sent);
    const draft = partOf(part);
    if (draft.state.is !== "waiting") return;
    // Typed on while it was under way: whether that fits is a question of its own.
    const fits = checkPart(kind, part, draft.working).size === 0;
    apply(part, { type: "typed", data: draft.working, fits });
    if (fits) saveLater(part, pauseMs);
  }

  /**
   * What of mine was not chosen goes into the history first, as a version between theirs and what
   * stands: nobody loses a text by deciding against it. Without a network the choice alone counts.
   */
  async function settleKeepingMine(part: string, data: PartData): Promise<void> {
    const { state, working } = partOf(part);
    if (state.is !== "conflict") return;
    const { theirs } = state;
    const isDropped = !isSameData(working, data) && fitsNow(part, working);
    const answer = isDropped
      ? await means
          .save(part, { basedOn: theirs.number, data: working })
          .catch((): undefined => undefined)
      : undefined;
    if (answer?.is === "overtaken")
      return apply(part, { type: "overtaken", theirs: answer.theirs });
    const fits = fitsNow(part, data);
    if (answer?.is === "kept") {
      apply(part, { type: "replaced", number: answer.number, data: working });
      apply(part, { type: "typed", data, fits });
    } else {
      apply(part, { type: "settled", data, fits });
    }
    if (partOf(part).state.is === "waiting") await saveNow(part);
  }

  const fitsNow = (part: string, data: PartData) => checkPart(kind, part, data).size === 0;

  return {
    view: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(part, data) {
      apply(part, { type: "typed", data, fits: fitsNow(part, data) });
      if (partOf(part).state.is === "waiting") saveLater(part, pauseMs);
    },
    settle(part, data) {
      void settleKeepingMine(part, data);
    },
    hear(stored) {
      for (const [part, { latest, data }] of Object.entries(stored)) {
        const draft = partOf(part);
        const isNews = latest > draft.basedOn && draft.state.is === "saved";
        if (isNews) apply(part, { type: "replaced", number: latest, data });
      }
    },
    async flush() {
      for (const part of Object.keys(current.parts)) {
        await underWay.get(part);
        await saveNow(part);
      }
      return Object.values(current.parts).every((part) => !hasUnsaved(part));
    },
    retry() {
      for (const [part, { state }] of Object.entries(current.parts)) {
        if (state.is === "offline" || state.is === "refused") void saveNow(part);
      }
    },
    start(tell) {
      onKept = tell;
      isStopped = false;
      for (const [part, { state }] of Object.entries(current.parts)) {
        if (state.is === "waiting") saveLater(part, pauseMs);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      for (const part of Object.keys(current.parts)) void saveNow(part);
    },
  };
}

function openParts(
  kind: EntryKind,
  stored: Readonly<Record<string, StoredPart>>,
  shelved: ShelvedParts,
): Record<string, OpenedPart> {
  const names = new Set([...Object.keys(stored), ...Object.keys(shelved)]);
  return Object.fromEntries(
    [...names].map((part) => {
      const newest = stored[part];
      const draft = unshelve(kind, part, {
        opened: openPart(newest?.latest ?? 0, newest?.data),
        newest,
        kept: shelved[part],
      });
      return [part, { ...draft, errors: checkPart(kind, part, draft.working) }];
    }),
  );
}

/** What lay in the browser goes on where it stopped, or stands beside what came meanwhile. */
function unshelve(
  kind: EntryKind,
  part: string,
  {
    opened,
    newest,
    kept,
  }: { opened: PartDraft; newest: StoredPart | undefined; kept: ShelvedParts[string] | undefined },
): PartDraft {
  if (kept === undefined) return opened;
  const fits = checkPart(kind, part, kept.data).size === 0;
  const typed = decideDraft(opened, { type: "typed", data: kept.data, fits });
  if (newest === undefined || kept.basedOn >= newest.latest) return typed;
  const { latest, writtenBy, writtenAt, data } = newest;
  return decideDraft(typed, {
    type: "overtaken",
    theirs: { number: latest, by: writtenBy, at: writtenAt, data },
  });
}

function unsavedOf({ parts }: EntryDraftView): ShelvedParts {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, part]) => hasUnsaved(part))
      .map(([name, { basedOn, working }]) => [name, { basedOn, data: working }]),
  );
}
