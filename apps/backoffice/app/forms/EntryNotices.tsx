import type { EditedEntry } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { use } from "react";
import { ActsContext } from "../content/acts.context.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import styles from "./EntryDesk.module.css";

/** What somebody has to know before they write here. */
export function EntryNotices({ entry, used }: { entry: EditedEntry; used: UsedDraft }) {
  const { act } = use(ActsContext);
  return (
    <>
      {entry.deletedAt !== null && (
        <p className={styles["EntryDesk-notice"]} data-tone="bad">
          This entry is deleted; nothing written here is kept.
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              act("undelete", [
                { id: entry.id, kind: entry.kind, title: "This entry", state: "deleted" },
              ])
            }
          >
            Bring it back
          </Button>
        </p>
      )}
      {used.isElsewhereToo && (
        <p className={styles["EntryDesk-notice"]} data-tone="warn">
          It is open in another tab of this browser too. What one saves, the other takes over.
        </p>
      )}
      {used.view.wasRestored && (
        <p className={styles["EntryDesk-notice"]}>
          Unsaved work of your last visit was in this browser and is here again.
        </p>
      )}
    </>
  );
}
