import { Button } from "@mantine/core";
import { Moment } from "../../parts/Moment.tsx";
import type { PartData } from "../../drafting/check-part.ts";
import { findDifferences, mergeParts } from "../../drafting/merge-parts.ts";
import type { OpenedPart } from "../../drafting/entry-draft.ts";
import type { Theirs } from "../../drafting/part-draft.ts";
import { blocksIn } from "../blocks/page-words.ts";
import { wordsOfPage } from "../history/words-of-page.ts";
import styles from "./ConflictPanel.module.css";
import { mergeBlocks } from "./merge-blocks.ts";

type Props = {
  readonly part: OpenedPart;
  readonly theirs: Theirs;
  readonly onSettle: (data: PartData) => void;
};

/** Two wrote the same page: what each has, side by side, and a way that loses neither. */
export function ConflictPanel({ part, theirs, onSettle }: Props) {
  const versions = { before: part.saved, mine: part.working, theirs: theirs.data };
  const differences = findDifferences(versions);
  return (
    <section className={styles.Conflict} role="alertdialog" aria-labelledby="conflict-title">
      <h2 id="conflict-title" className={styles["Conflict-title"]}>
        {theirs.by} saved this page <Moment at={theirs.at} />
      </h2>
      <p className={styles["Conflict-words"]}>
        Your text is kept here until you choose. Version {theirs.number} is theirs.
      </p>
      <div className={styles["Conflict-sides"]}>
        <Side name="Yours" data={part.working} fields={differences.map(({ field }) => field)} />
        <Side name="Theirs" data={theirs.data} fields={differences.map(({ field }) => field)} />
      </div>
      <div className={styles["Conflict-acts"]}>
        <Button onClick={() => onSettle(bothOf(versions))}>Keep both</Button>
        <Button variant="default" onClick={() => onSettle(part.working)}>
          Keep mine
        </Button>
        <Button variant="default" onClick={() => onSettle(theirs.data)}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

function Side({ name, data, fields }: { name: string; data: PartData; fields: readonly string[] }) {
  return (
    <div>
      <h3 className={styles["Conflict-side"]}>{name}</h3>
      <ul className={styles["Conflict-list"]}>
        {wordsOfPage(data, fields).map(({ key, label, text }) => (
          <li key={key}>
            <b>{label}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function bothOf(versions: { before: PartData | undefined; mine: PartData; theirs: PartData }) {
  const merged = mergeParts(versions, {});
  const [before, mine, theirs] = [versions.before, versions.mine, versions.theirs].map(blocksIn);
  return {
    ...merged,
    blocks: mergeBlocks({ before: before ?? [], mine: mine ?? [], theirs: theirs ?? [] }),
  };
}
