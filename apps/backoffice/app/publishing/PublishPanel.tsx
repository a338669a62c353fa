import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { mayPublish } from "./may.ts";
import { publishableParts } from "./part-choice.ts";
import { PartChoice } from "./PartChoice.tsx";
import styles from "./PublishPanel.module.css";
import { PublishActs } from "./PublishActs.tsx";
import { PublishOutcome } from "./PublishOutcome.tsx";
import { ReviewState } from "./ReviewState.tsx";
import { usePublishing } from "./use-publishing.ts";
import { WaitingSchedules } from "./WaitingSchedules.tsx";

/** Show it, hide it, now or later. Beside every form, and inside the page editor. */
export function PublishPanel({
  entry,
  used,
  bucket,
  keptBack,
}: {
  entry: EditedEntry;
  used: UsedDraft;
  bucket: DeskBucket;
  /** Parts with something visitors must not see; asking for a review of them is no use either. */
  keptBack?: ReadonlySet<string>;
}) {
  const { data: me } = useQuery(whoAmI);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState("");
  const parts = publishableParts(entry, used.view, bucket.languages);
  const { draft } = used;
  const acting = usePublishing({ entry, draft, languages: bucket.languages, left, note });
  const chosen = parts.filter(({ part, hasNews }) => hasNews && !left.has(part));
  const isShown = parts.some(({ published }) => published !== null);
  const allowed = mayPublish(me);
  const isFit = chosen.every(({ part, isUnfit }) => !isUnfit && keptBack?.has(part) !== true);
  const canAct = chosen.length > 0 && isFit;

  return (
    <section className={styles.PublishPanel} aria-label="Publishing">
      <PartChoice parts={parts} left={left} onLeave={setLeft} />
      <TextInput
        label="Note"
        description="Why, for whoever reads the history"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {entry.needsReview && (
        <ReviewState
          entry={entry}
          canAsk={canAct}
          isAsking={acting.isPending}
          onAsk={() => acting.mutate({ do: "ask review" })}
        />
      )}
      {allowed ? (
        <PublishActs
          acting={acting}
          zone={bucket.timeZone}
          canPublish={canAct}
          hasNews={chosen.length > 0}
          isShown={isShown}
          fixedTitle={fixedTitleOf(entry, bucket)}
        />
      ) : (
        <p className={styles["PublishPanel-hint"]}>
          Somebody with the role publisher shows it to visitors.
        </p>
      )}
      <PublishOutcome acting={acting} />
      <WaitingSchedules
        schedules={entry.schedules}
        zone={bucket.timeZone}
        onCancel={(schedule) => acting.mutate({ do: "cancel", schedule })}
      />
    </section>
  );
}

/** As it stands in the first language of the brand that has one; undefined: a page that a press may hide. */
function fixedTitleOf({ kind, parts }: EditedEntry, { languages }: DeskBucket): string | undefined {
  if (kind !== "functional") return undefined;
  const titles = languages.map((language) => parts[language]?.data["title"]);
  return titles.find((title) => typeof title === "string" && title !== "") as string | undefined;
}
