import { Button } from "@mantine/core";
import type { UsedDraft } from "./use-entry-draft.ts";
import styles from "./SaveMark.module.css";
import { saveMarkOf } from "./save-mark-words.ts";

/** Whether everything is with the server, always in view while somebody writes. */
export function SaveMark({ used: { draft, view } }: { used: UsedDraft }) {
  const { tone, words, canRetry } = saveMarkOf(Object.values(view.parts));
  return (
    <span className={styles.SaveMark}>
      <output className={styles["SaveMark-words"]} data-tone={tone}>
        {words}
      </output>
      {canRetry && (
        <Button size="compact-sm" variant="default" onClick={() => draft.retry()}>
          Try again
        </Button>
      )}
    </span>
  );
}
