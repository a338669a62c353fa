import { uuidv7 } from "@croupier/kit/ids";
import { useState } from "react";
import type { PartData } from "./check-part.ts";
import { isSameData } from "./is-same-data.ts";
import { openNewEntryShelf, type NewEntryDraft } from "./new-entry-shelf.ts";

export type UsedNewEntry = NewEntryDraft & {
  /** Found in this browser, where an earlier visit had left it. */
  readonly wasRestored: boolean;
  type(part: string, data: PartData): void;
  /** The entry is made; the form keeps nothing for the next one. */
  forget(): void;
  startOver(): void;
};

/**
 * What is typed into the form of a new entry, kept in this browser with every letter. Whoever uses it is
 * keyed by the name of the form.
 */
export function useNewEntry(form: string, begin: () => NewEntryDraft["parts"]): UsedNewEntry {
  const [shelf] = useState(() => openNewEntryShelf());
  const [{ draft, wasRestored }, setHeld] = useState(() => {
    const kept = shelf.read(form);
    return { draft: kept ?? fresh(begin), wasRestored: kept !== undefined };
  });
  return {
    ...draft,
    wasRestored,
    type(part, data) {
      const next = { ...draft, parts: { ...draft.parts, [part]: data } };
      setHeld({ draft: next, wasRestored });
      // A form that is as it began has nothing to lose.
      if (isSameData(next.parts, begin())) shelf.forget(form);
      else shelf.keep(form, next);
    },
    forget: () => shelf.forget(form),
    startOver() {
      shelf.forget(form);
      setHeld({ draft: fresh(begin), wasRestored: false });
    },
  };
}

// One id for as many presses as it takes: a click that comes twice makes one entry.
const fresh = (begin: () => NewEntryDraft["parts"]): NewEntryDraft => ({
  id: uuidv7(),
  parts: begin(),
});
