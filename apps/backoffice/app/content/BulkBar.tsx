import { Button } from "@mantine/core";
import { use, type ReactNode } from "react";
import { ActsContext } from "./acts.context.ts";
import styles from "./EntriesPage.module.css";
import { nameOfEntry } from "./name-of-entry.ts";
import { countOf } from "./count-of.ts";
import type { Chosen } from "./EntryTable.tsx";

/** Takes the place of the filters' foot while something is chosen; the choice outlives the page. */
export function BulkBar({
  chosen,
  onClear,
  children,
}: {
  chosen: Chosen;
  onClear: () => void;
  /** How the choice is made wider, or narrower again. */
  children: ReactNode;
}) {
  const { act, askToRemove, isActing, progress } = use(ActsContext);
  const entries = [...chosen.values()].map((entry) => ({ ...entry, title: nameOfEntry(entry) }));
  const areDeleted = entries.every(({ state }) => state === "deleted");
  return (
    <section className={styles["Entries-bulk"]} aria-label="With what is chosen">
      <span className={styles["Entries-chosen"]}>{countOf(entries.length)} chosen</span>
      {children}
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
      {/* One call is over in a moment; of several one sees how far they are. */}
      <output className={styles["Entries-progress"]}>
        {progress !== undefined &&
          progress.count < progress.total &&
          `${countOf(progress.count)} of ${countOf(progress.total)} done`}
      </output>
    </section>
  );
}
