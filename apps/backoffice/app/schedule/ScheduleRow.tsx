import type { Scheduled } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { deskKey } from "../content/calls.ts";
import { kindWords } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import { Tag, type Tone } from "../parts/Tag.tsx";
import { cancelSchedule } from "../publishing/calls.ts";
import { clockOf, spellMoment } from "../publishing/zoned-moment.ts";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./SchedulePage.module.css";

const states: Record<Scheduled["state"], { tone: Tone; word: string }> = {
  waiting: { tone: "accent", word: "Waiting" },
  done: { tone: "good", word: "Done" },
  refused: { tone: "bad", word: "Refused" },
  cancelled: { tone: "quiet", word: "Cancelled" },
};

export function ScheduleRow({ scheduled, zone }: { scheduled: Scheduled; zone: string }) {
  const queries = useQueryClient();
  const { id, entry, kind, title, action, at, state, by, note, refusal, parts } = scheduled;
  const cancelling = useMutation({
    mutationFn: cancelSchedule,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <li className={styles["Schedule-one"]}>
      <time
        className={styles["Schedule-time"]}
        dateTime={at}
        title={spellMoment(new Date(at), zone)}
      >
        {clockOf(new Date(at), zone).slice(11)}
        <small>{clockOf(new Date(at), "UTC").slice(11)} UTC</small>
      </time>
      <div className={styles["Schedule-what"]}>
        <span>
          {action === "publish" ? "Goes live: " : "Comes down: "}
          <Link to={`/content/${entry}`}>{title}</Link>
        </span>
        <small>
          {kindWords[kind]}, {Object.keys(parts).map(nameOfPart).join(", ")}, planned by {by}
          {note !== null && `: ${note}`}
        </small>
        {refusal !== null && <small data-tone="bad">{refusal.replaceAll("_", " ")}</small>}
        {cancelling.isError && <small role="alert">{sentenceOf(cancelling.error)}</small>}
      </div>
      {state === "waiting" ? (
        <Button
          size="xs"
          variant="default"
          aria-label={`Cancel ${title}`}
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate(id)}
        >
          Cancel
        </Button>
      ) : (
        <Tag tone={states[state].tone}>{states[state].word}</Tag>
      )}
    </li>
  );
}

const nameOfPart = (part: string): string => (part === "common" ? "settings" : languageName(part));
