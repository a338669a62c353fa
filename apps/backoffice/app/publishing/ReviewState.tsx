import type { EditedEntry, EntryReview } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Moment } from "../parts/Moment.tsx";
import { Tag, type Tone } from "../parts/Tag.tsx";
import { reviewsOf } from "./calls.ts";
import styles from "./PublishPanel.module.css";

const states: Record<EntryReview["state"], { tone: Tone; word: string }> = {
  waiting: { tone: "warn", word: "Waits for review" },
  approved: { tone: "good", word: "Approved" },
  declined: { tone: "bad", word: "Declined" },
};

/** How the second pair of eyes stands; this kind is shown only after somebody else approved. */
export function ReviewState({
  entry,
  canAsk,
  isAsking,
  onAsk,
}: {
  entry: EditedEntry;
  canAsk: boolean;
  isAsking: boolean;
  onAsk: () => void;
}) {
  const { data } = useQuery(reviewsOf(entry.bucket, entry.id));
  const latest = data?.items.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt))[0];
  return (
    <div className={styles["PublishPanel-review"]}>
      <p>Somebody else approves this kind before visitors see it.</p>
      {latest !== undefined && (
        <p>
          <Tag tone={states[latest.state].tone}>{states[latest.state].word}</Tag> asked by{" "}
          {latest.askedBy} <Moment at={latest.askedAt} />
          {latest.answeredBy !== null && `, answered by ${latest.answeredBy}`}
          {latest.answer !== null && `: ${latest.answer}`}
        </p>
      )}
      <Button variant="default" disabled={!canAsk} loading={isAsking} onClick={onAsk}>
        Ask for review
      </Button>
    </div>
  );
}
