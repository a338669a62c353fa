import type { PartData } from "./check-part.ts";

/** An entry that is being made: what was typed so far, by part, under the id it will have. */
export type NewEntryDraft = {
  readonly id: string;
  readonly parts: Readonly<Record<string, PartData>>;
};

export interface NewEntryShelf {
  read(form: string): NewEntryDraft | undefined;
  keep(form: string, draft: NewEntryDraft): void;
  forget(form: string): void;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The shape of what is kept; another shape is another number, and the old is left behind. */
const nameOf = (form: string): string => `desk-new-1:${form}`;

/**
 * What stands in the form of a new entry, in this browser, until the entry is made. The id stays with
 * it: a press that the crash cut off and the press after it make one entry.
 */
export function openNewEntryShelf(store: () => Store = () => window.localStorage): NewEntryShelf {
  return {
    read(form) {
      try {
        const kept: unknown = JSON.parse(store().getItem(nameOf(form)) ?? "null");
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(form, draft) {
      try {
        store().setItem(nameOf(form), JSON.stringify(draft));
      } catch {
        // A full or forbidden store: the form holds it until the page is left.
      }
    },
    forget(form) {
      try {
        store().removeItem(nameOf(form));
      } catch {
        // What could not be kept need not be forgotten.
      }
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isDraft(kept: unknown): kept is NewEntryDraft {
  if (!isRecord(kept) || typeof kept["id"] !== "string" || !isRecord(kept["parts"])) return false;
  return Object.values(kept["parts"]).every(isRecord);
}
