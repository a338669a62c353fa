import type { DeskBucket, ListedEntry } from "@croupier/contracts";
import { Checkbox, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router";
import { Moment } from "../parts/Moment.tsx";
import styles from "./EntryTable.module.css";
import { EntryMenu } from "./EntryMenu.tsx";
import { editPathOf, wordOf } from "./kind-words.ts";
import { nameOfEntry } from "./name-of-entry.ts";
import { PartMarks } from "./PartMarks.tsx";
import { StateTag } from "./StateTag.tsx";

export type Chosen = ReadonlyMap<string, ListedEntry>;

/** A table on a desk; on a phone each row is a card. Both are the same cells. */
export function EntryTable({
  items,
  bucket,
  chosen,
  onChoose,
}: {
  items: readonly ListedEntry[];
  bucket: DeskBucket;
  chosen: Chosen;
  onChoose: (entries: readonly ListedEntry[], isChosen: boolean) => void;
}) {
  const chosenHere = items.filter(({ id }) => chosen.has(id)).length;
  return (
    <table className={styles.EntryTable}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              aria-label="Choose all on this page"
              checked={chosenHere === items.length}
              indeterminate={chosenHere > 0 && chosenHere < items.length}
              onChange={(event) => onChoose(items, event.currentTarget.checked)}
            />
          </th>
          <th scope="col">Title</th>
          <th scope="col">Kind</th>
          <th scope="col">Status</th>
          <th scope="col">Languages</th>
          <th scope="col">Changed</th>
          <th scope="col">
            <VisuallyHidden>More</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id} data-chosen={chosen.has(entry.id)}>
            <td className={styles["EntryTable-choice"]}>
              <Checkbox
                aria-label={`Choose ${nameOfEntry(entry)}`}
                checked={chosen.has(entry.id)}
                onChange={(event) => onChoose([entry], event.currentTarget.checked)}
              />
            </td>
            <th scope="row" className={styles["EntryTable-name"]}>
              <Link to={editPathOf(entry)} className={styles["EntryTable-link"] ?? ""}>
                {nameOfEntry(entry)}
              </Link>
              {entry.path !== null && (
                <span className={styles["EntryTable-path"]}>{entry.path}</span>
              )}
            </th>
            <td className={styles["EntryTable-kind"]}>{wordOf(entry)}</td>
            <td className={styles["EntryTable-state"]}>
              <StateTag {...entry} />
              {entry.problems.includes("waiting_review") && (
                <span className={styles["EntryTable-note"]}>waits for review</span>
              )}
            </td>
            <td className={styles["EntryTable-parts"]}>
              <PartMarks parts={entry.parts} languages={bucket.languages} />
            </td>
            <td className={styles["EntryTable-changed"]}>
              <Moment at={entry.changedAt} />
              <span className={styles["EntryTable-by"]}>{entry.changedBy}</span>
            </td>
            <td className={styles["EntryTable-more"]}>
              <EntryMenu entry={{ ...entry, title: nameOfEntry(entry) }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
