import type { EditedEntry } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { openDraftShelf } from "./draft-shelf.ts";
import { openEntryDraft, type EntryDraft, type EntryDraftView } from "./entry-draft.ts";
import { savePart } from "./save-part.ts";
import { tellTabs } from "./tell-tabs.ts";

export type UsedDraft = {
  readonly draft: EntryDraft;
  readonly view: EntryDraftView;
  /** The same entry stands open in another tab of this browser. */
  readonly isElsewhereToo: boolean;
};

/**
 * The draft of an entry for as long as its page is open. Whoever uses it is keyed by the entry's id,
 * so that another entry is another draft.
 */
export function useEntryDraft(entry: EditedEntry): UsedDraft {
  const queries = useQueryClient();
  const [draft] = useState(() =>
    openEntryDraft({
      entryId: entry.id,
      kind: entry.kind,
      stored: entry.parts,
      save: (part, written) => savePart(entry.id, part, written),
      shelf: openDraftShelf(),
    }),
  );
  const [isElsewhereToo, setElsewhere] = useState(false);
  const view = useSyncExternalStore(draft.subscribe, draft.view);

  // Timers, the network and other tabs are outside React; here they begin and end.
  useEffect(() => {
    const tabs = tellTabs(entry.id, {
      onKept: (part, latest, data) => draft.hear({ [part]: { latest, data } }),
      onOthers: setElsewhere,
    });
    draft.start((part, number, data) => {
      tabs.kept(part, number, data);
      void queries.invalidateQueries({ queryKey: ["desk"] });
    });
    const retry = () => draft.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      draft.stop();
      tabs.close();
    };
  }, [draft, entry.id, queries]);

  useEffect(() => draft.hear(entry.parts), [draft, entry.parts]);

  return { draft, view, isElsewhereToo };
}
