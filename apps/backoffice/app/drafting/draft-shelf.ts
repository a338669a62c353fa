import type { PartData } from "./check-part.ts";

/** What of one part is in this browser only, and the version it was written on. */
export type ShelvedPart = { readonly basedOn: number; readonly data: PartData };
export type ShelvedParts = Readonly<Record<string, ShelvedPart>>;

export interface DraftShelf {
  read(entryId: string): ShelvedParts;
  /** Nothing unsaved left takes the entry off the shelf. */
  keep(entryId: string, parts: ShelvedParts): void;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The shape of what is kept; another shape is another number, and the old is left behind. */
const nameOf = (entryId: string): string => `desk-draft-1:${entryId}`;

/** Unsaved work in this browser. One that forbids storage keeps it until the page is left. */
export function openDraftShelf(store: () => Store = () => window.localStorage): DraftShelf {
  return {
    read(entryId) {
      try {
        const kept: unknown = JSON.parse(store().getItem(nameOf(entryId)) ?? "{}");
        return isShelved(kept) ? kept : {};
      } catch {
        return {};
      }
    },
    keep(entryId, parts) {
      try {
        if (Object.keys(parts).length === 0) store().removeItem(nameOf(entryId));
        else store().setItem(nameOf(entryId), JSON.stringify(parts));
      } catch {
        // A full or forbidden store: the draft still goes to the server.
      }
    },
  };
}

function isShelved(kept: unknown): kept is ShelvedParts {
  return (
    typeof kept === "object" &&
    kept !== null &&
    Object.values(kept).every(
      (part: unknown) =>
        typeof part === "object" &&
        part !== null &&
        "data" in part &&
        typeof part.data === "object" &&
        "basedOn" in part &&
        typeof part.basedOn === "number",
    )
  );
}
