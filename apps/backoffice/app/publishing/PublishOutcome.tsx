import type { UseMutationResult } from "@tanstack/react-query";
import { Refused } from "../calls.ts";
import { sentenceOf } from "../sentence-of.ts";
import { hintsIn, KeptBack } from "./KeptBack.tsx";
import styles from "./PublishPanel.module.css";
import { NotSaved, type PublishWish } from "./use-publishing.ts";

const doneWords: Record<PublishWish["do"], string> = {
  publish: "Published. Visitors see it now.",
  unpublish: "Unpublished. Visitors see it no longer.",
  "ask review": "Asked for a review.",
  schedule: "Planned.",
  cancel: "Taken back.",
};

/** What came of the last press, where it was pressed. */
export function PublishOutcome({
  acting,
}: {
  acting: UseMutationResult<PublishWish, Error, PublishWish>;
}) {
  return (
    <>
      <output className={styles["PublishPanel-done"]}>
        {acting.isSuccess && doneWords[acting.data.do]}
      </output>
      {acting.isError && (
        <div className={styles["PublishPanel-refused"]} role="alert">
          {wordsOf(acting.error)}
          <KeptBack hints={hintsIn(acting.error)} />
        </div>
      )}
    </>
  );
}

function wordsOf(error: Error): string {
  if (error instanceof NotSaved) {
    return "Not everything could be saved yet, so nothing was published. See the marks above.";
  }
  if (error instanceof Refused && error.problem.code === "needs_review") {
    return "Somebody else has to approve these versions first.";
  }
  return sentenceOf(error);
}
