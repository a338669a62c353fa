import { Button } from "@mantine/core";
import { use } from "react";
import { ActsContext } from "./acts.context.ts";
import styles from "./EntriesPage.module.css";
import { nameOfEntry } from "./name-of-entry.ts";
import type { Chosen } from "./EntryTable.tsx";

/** Takes the place of the filters' foot while something is chosen; the choice outlives the page. */
export function BulkBar({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
  const { act, askToRemove, isActing } = use(ActsContext);
  const entries = [...chosen.values()].map((entry) => ({ ...entry, title: nameOfEntry(entry) }));
  const areDeleted = entries.every(({ state }) => state === "deleted");
  return (
    <section className={styles["Entries-bulk"]} aria-label="With what is chosen">
      <span className={styles["Entries-chosen"]}>{entries.length} chosen</span>
      {areDeleted ? (
        <Button size="xs" loading={isActing} onClick={() => act("undelete", entries)}>
          Bring back
        </Button>
      ) : (
        <>
          <Button size="xs" loading={isActing} onClick={() => act("publish", entries)}>
            Publish
          </Button>
          <Button size="xs" variant="default" onClick={() => act("unpublish", entries)}>
            Unpublish
          </Button>
          <Button size="xs" variant="default" onClick={() => act("archive", entries)}>
            Archive
          </Button>
          <Button size="xs" variant="default" onClick={() => askToRemove(entries)}>
            Delete
          </Button>
        </>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
