import type { ListedEntry } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../sentence-of.ts";
import { gatherEntries, type EntriesQuestion } from "./calls.ts";
import { countOf } from "./count-of.ts";
import styles from "./EntriesPage.module.css";
import type { Chosen } from "./EntryTable.tsx";

/**
 * Once a whole page is ticked: everything that the filters let through, on whatever page it stands, and
 * the way back to what was ticked by hand. Whoever uses it is keyed by the filters, for others find others.
 */
export function ChooseAll({
  shown,
  total,
  question,
  chosen,
  onChoose,
}: {
  shown: readonly ListedEntry[];
  total: number;
  question: EntriesQuestion;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}) {
  const [wide, setWide] = useState<{ readonly before: Chosen; readonly count: number }>();
  const [found, setFound] = useState(0);
  const gathering = useMutation({
    mutationFn: () => gatherEntries(question, setFound),
    onMutate: () => setFound(0),
    onSuccess(all) {
      const widened = new Map([...chosen, ...all.map((entry) => [entry.id, entry] as const)]);
      setWide({ before: chosen, count: widened.size });
      onChoose(widened);
    },
  });
  if (gathering.isPending) {
    return (
      <output>
        Choosing {countOf(found)} of {countOf(total)}
      </output>
    );
  }
  if (wide !== undefined) {
    return (
      <>
        <output>{chosen.size === wide.count && "Everything that matches is chosen."}</output>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setWide(undefined);
            onChoose(wide.before);
          }}
        >
          Back to the {countOf(wide.before.size)} before
        </Button>
      </>
    );
  }
  const isPageChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  if (!isPageChosen || shown.length >= total) return null;
  return (
    <>
      {gathering.isError && (
        <span className={styles["Entries-trouble"]} role="alert">
          {sentenceOf(gathering.error)}
        </span>
      )}
      <Button size="xs" variant="default" onClick={() => gathering.mutate()}>
        Choose all {countOf(total)} that match
      </Button>
    </>
  );
}
