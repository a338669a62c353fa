import type { Problem } from "@croupier/contracts";
import type { PartData } from "./check-part.ts";
import { isSameData } from "./is-same-data.ts";

/** The newest version somebody else wrote while this one was being written. */
export type Theirs = {
  readonly number: number;
  readonly by: string;
  readonly at: string;
  readonly data: PartData;
};

export type SaveState =
  | { readonly is: "saved" }
  /** Waits for a pause in the typing. */
  | { readonly is: "waiting" }
  | { readonly is: "saving"; readonly sent: PartData }
  /** Does not fit its schema, so there is nothing the server could keep. */
  | { readonly is: "unfit" }
  | { readonly is: "offline" }
  | { readonly is: "refused"; readonly problem: Problem }
  | { readonly is: "conflict"; readonly theirs: Theirs };

/** One part of an entry while somebody writes it. */
export type PartDraft = {
  /** The newest version seen; 0 for a part nobody wrote yet. */
  readonly basedOn: number;
  /** What that version holds. */
  readonly saved: PartData | undefined;
  readonly working: PartData;
  readonly state: SaveState;
  readonly savedAt: string | undefined;
};

export type DraftEvent =
  | { readonly type: "typed"; readonly data: PartData; readonly fits: boolean }
  | { readonly type: "sent" }
  | { readonly type: "kept"; readonly number: number; readonly at: string }
  | { readonly type: "unreachable" }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "overtaken"; readonly theirs: Theirs }
  /** What the writer decided when two versions stood side by side. */
  | { readonly type: "settled"; readonly data: PartData; readonly fits: boolean }
  /** A newer version that this draft has nothing against: another tab saved it, or a restore. */
  | { readonly type: "replaced"; readonly number: number; readonly data: PartData };

export const openPart = (basedOn: number, saved: PartData | undefined): PartDraft => ({
  basedOn,
  saved,
  working: saved ?? {},
  state: { is: "saved" },
  savedAt: undefined,
});

/** Whether a reload now would lose something that only this browser has. */
export const hasUnsaved = ({ saved, working }: PartDraft): boolean =>
  !isSameData(saved ?? {}, working);

export function decideDraft(draft: PartDraft, event: DraftEvent): PartDraft {
  switch (event.type) {
    case "typed":
      return typed(draft, event);
    case "sent":
      return { ...draft, state: { is: "saving", sent: draft.working } };
    case "kept":
      return kept(draft, event);
    case "unreachable":
      return { ...draft, state: { is: "offline" } };
    case "refused":
      return { ...draft, state: { is: "refused", problem: event.problem } };
    case "overtaken":
      return overtaken(draft, event.theirs);
    case "settled":
      return settled(draft, event);
    case "replaced":
      return { ...openPart(event.number, event.data), savedAt: draft.savedAt };
  }
}

function typed(
  draft: PartDraft,
  { data, fits }: { readonly data: PartData; readonly fits: boolean },
): PartDraft {
  const next = { ...draft, working: data };
  // A save under way or two versions side by side end by themselves; typing does not end them.
  if (draft.state.is === "saving" || draft.state.is === "conflict") return next;
  return { ...next, state: restingState(next, fits) };
}

function restingState(draft: PartDraft, fits: boolean): SaveState {
  if (!hasUnsaved(draft)) return { is: "saved" };
  return fits ? { is: "waiting" } : { is: "unfit" };
}

function kept(draft: PartDraft, { number, at }: { number: number; at: string }): PartDraft {
  if (draft.state.is !== "saving") return draft;
  const next = { ...draft, basedOn: number, saved: draft.state.sent, savedAt: at };
  return { ...next, state: { is: hasUnsaved(next) ? "waiting" : "saved" } };
}

/** Nobody has to choose between two texts that are the same. */
function overtaken(draft: PartDraft, theirs: Theirs): PartDraft {
  if (isSameData(draft.working, theirs.data)) {
    return { ...openPart(theirs.number, theirs.data), savedAt: theirs.at };
  }
  return { ...draft, state: { is: "conflict", theirs } };
}

function settled(
  draft: PartDraft,
  { data, fits }: { readonly data: PartData; readonly fits: boolean },
): PartDraft {
  if (draft.state.is !== "conflict") return draft;
  const { theirs } = draft.state;
  const next = { ...draft, basedOn: theirs.number, saved: theirs.data, working: data };
  return { ...next, state: restingState(next, fits) };
}
