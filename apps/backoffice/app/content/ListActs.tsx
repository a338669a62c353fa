import { uuidv7 } from "@croupier/kit/ids";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { ActsContext, type ActedEntry, type Acts, type Progress } from "./acts.context.ts";
import { BulkResult, type Outcome } from "./BulkResult.tsx";
import { actOnMany, createEntry, deskKey, entryQuery, type BulkAction } from "./calls.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { duplicateOf } from "./duplicate-of.ts";
import { SureDialog } from "../parts/SureDialog.tsx";
import { UndoBar } from "./UndoBar.tsx";

type Hiding = {
  readonly action: "unpublish" | "archive";
  readonly entries: readonly ActedEntry[];
};

const hidingWords = { unpublish: "Unpublish", archive: "Archive" } as const;

/** Acts on rows, says entry by entry what came of it, and offers the way back after a deletion. */
export function ListActs({ children, onDone }: { children: ReactNode; onDone?: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [hiding, setHiding] = useState<Hiding>();
  const [removing, setRemoving] = useState<readonly ActedEntry[]>([]);
  const [removed, setRemoved] = useState<readonly ActedEntry[]>([]);
  const [progress, setProgress] = useState<Progress>();

  const acting = useMutation({
    mutationFn: async (wish: { action: BulkAction; entries: readonly ActedEntry[] }) =>
      actOnMany(
        wish.action,
        wish.entries.map(({ id }) => id),
        (count) => setProgress({ count, total: wish.entries.length }),
      ),
    async onSuccess(items, { action, entries }) {
      setOutcome({ action, entries, items });
      if (action === "undelete") setRemoved([]);
      if (action === "remove") {
        const gone = new Set(items.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
        setRemoved(entries.filter(({ id }) => gone.has(id)));
      }
      onDone?.();
      await queries.invalidateQueries({ queryKey: deskKey });
    },
    onError: (error, { action, entries }) => setOutcome({ action, entries, error }),
    onSettled: () => setProgress(undefined),
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
    act(action, entries) {
      if (action === "unpublish" || action === "archive") setHiding({ action, entries });
      else acting.mutate({ action, entries });
    },
    askToRemove: setRemoving,
    duplicate: duplicating.mutate,
    isActing: acting.isPending || duplicating.isPending,
    progress,
  };

  return (
    <ActsContext value={acts}>
      <BulkResult outcome={outcome} onClose={() => setOutcome(undefined)} />
      {children}
      {hiding !== undefined && (
        <SureDialog
          title={`${hidingWords[hiding.action]} ${whichOf(hiding.entries)}?`}
          act={hidingWords[hiding.action]}
          onAct={() => {
            setHiding(undefined);
            acting.mutate(hiding);
          }}
          onClose={() => setHiding(undefined)}
        >
          <p>
            Visitors stop seeing {hiding.entries.length === 1 ? "it" : "them"} at once. Every
            version stays. A fixed page is left as it is: it is hidden on its own page alone.
          </p>
        </SureDialog>
      )}
      {removing.length > 0 && (
        <DeleteDialog
          entries={removing}
          onClose={() => setRemoving([])}
          onRemoveMany={() => {
            setRemoving([]);
            acting.mutate({ action: "remove", entries: removing });
          }}
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

function whichOf(entries: readonly ActedEntry[]): string {
  const [only] = entries;
  return entries.length === 1 && only !== undefined
    ? `“${only.title}”`
    : `${entries.length} entries`;
}
