import { uuidv7 } from "@croupier/kit/ids";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { ActsContext, type ActedEntry, type Acts } from "./acts.context.ts";
import { BulkResult, type Outcome } from "./BulkResult.tsx";
import { actOnMany, createEntry, deskKey, entryQuery, type BulkAction } from "./calls.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { duplicateOf } from "./duplicate-of.ts";
import { UndoBar } from "./UndoBar.tsx";

/** Acts on rows, says entry by entry what came of it, and offers the way back after a deletion. */
export function ListActs({ children, onDone }: { children: ReactNode; onDone?: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [removing, setRemoving] = useState<readonly ActedEntry[]>([]);
  const [removed, setRemoved] = useState<readonly ActedEntry[]>([]);

  const acting = useMutation({
    mutationFn: async (wish: { action: BulkAction; entries: readonly ActedEntry[] }) =>
      actOnMany(
        wish.action,
        wish.entries.map(({ id }) => id),
      ),
    async onSuccess(items, { action, entries }) {
      setOutcome({ action, entries, items });
      if (action === "undelete") setRemoved([]);
      onDone?.();
      await queries.invalidateQueries({ queryKey: deskKey });
    },
    onError: (error, { action, entries }) => setOutcome({ action, entries, error }),
  });

  const duplicating = useMutation({
    mutationFn: async ({ id }: ActedEntry) => {
      const original = await queries.fetchQuery(entryQuery(id));
      return createEntry(duplicateOf(original, uuidv7()));
    },
    async onSuccess({ id }) {
      await queries.invalidateQueries({ queryKey: deskKey });
      await navigate(`/content/${id}`);
    },
    onError: (error, entry) => setOutcome({ action: "duplicate", entries: [entry], error }),
  });

  const acts: Acts = {
    act: (action, entries) => acting.mutate({ action, entries }),
    askToRemove: setRemoving,
    duplicate: duplicating.mutate,
    isActing: acting.isPending || duplicating.isPending,
  };

  return (
    <ActsContext value={acts}>
      <BulkResult outcome={outcome} onClose={() => setOutcome(undefined)} />
      {children}
      {removing.length > 0 && (
        <DeleteDialog
          entries={removing}
          onClose={() => setRemoving([])}
          onRemoved={(gone) => {
            setRemoving([]);
            setRemoved(gone);
            onDone?.();
            void queries.invalidateQueries({ queryKey: deskKey });
          }}
        />
      )}
      <UndoBar
        count={removed.length}
        isBusy={acting.isPending}
        onUndo={() => acts.act("undelete", removed)}
        onClose={() => setRemoved([])}
      />
    </ActsContext>
  );
}
