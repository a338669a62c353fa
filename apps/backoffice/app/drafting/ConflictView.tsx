import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { Moment } from "../parts/Moment.tsx";
import type { PartData } from "./check-part.ts";
import styles from "./ConflictView.module.css";
import type { OpenedPart } from "./entry-draft.ts";
import { findDifferences, mergeParts, type Side } from "./merge-parts.ts";
import type { Theirs } from "./part-draft.ts";
import { previewOf } from "./preview-of.ts";

/** Who saved meanwhile, both versions side by side, and a choice for each field that differs. */
export function ConflictView({
  part,
  theirs,
  nameOf,
  onSettle,
}: {
  part: OpenedPart;
  theirs: Theirs;
  nameOf: (field: string) => string;
  onSettle: (data: PartData) => void;
}) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const versions = { before: part.saved, mine: part.working, theirs: theirs.data };
  const differences = findDifferences(versions);
  return (
    <section className={styles.Conflict} role="alert" aria-label="Two versions">
      <h2 className={styles["Conflict-title"]}>
        {theirs.by} saved version {theirs.number} <Moment at={theirs.at} />
      </h2>
      <p className={styles["Conflict-words"]}>
        Yours was begun before that, and is kept. Choose what stands; what only one of you changed
        is chosen already.
      </p>
      {differences.map(({ field, mine, theirs: other, suggested, isContested }) => (
        <Radio.Group
          key={field}
          label={nameOf(field)}
          description={isContested ? "Both of you changed this" : undefined}
          value={chosen[field] ?? suggested}
          onChange={(side) =>
            setChosen({ ...chosen, [field]: side === "theirs" ? "theirs" : "mine" })
          }
        >
          <div className={styles["Conflict-sides"]}>
            <Choice side="mine" words="Yours" value={mine} />
            <Choice side="theirs" words={`From ${theirs.by}`} value={other} />
          </div>
        </Radio.Group>
      ))}
      <div className={styles["Conflict-acts"]}>
        <Button onClick={() => onSettle(mergeParts(versions, chosen))}>Save what is chosen</Button>
        <Button variant="default" onClick={() => onSettle(part.working)}>
          Keep all of mine
        </Button>
        <Button variant="default" onClick={() => onSettle(theirs.data)}>
          Take all of theirs
        </Button>
      </div>
    </section>
  );
}

function Choice({ side, words, value }: { side: Side; words: string; value: unknown }) {
  return (
    <Radio.Card value={side} className={styles["Conflict-side"] ?? ""}>
      <span className={styles["Conflict-who"]}>
        <Radio.Indicator size="xs" /> {words}
      </span>
      <span className={styles["Conflict-value"]}>{previewOf(value)}</span>
    </Radio.Card>
  );
}
