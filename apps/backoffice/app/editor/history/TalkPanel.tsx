import type { EntryComment, EntryReview } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../../calls.ts";
import { deskKey } from "../../content/calls.ts";
import { languageName } from "../../content/language-name.ts";
import { Answer } from "../../parts/Answer.tsx";
import { Moment } from "../../parts/Moment.tsx";
import { Tag } from "../../parts/Tag.tsx";
import { Waiting } from "../../parts/Waiting.tsx";
import { mayPublish } from "../../publishing/may.ts";
import { hintsIn, KeptBack } from "../../publishing/KeptBack.tsx";
import { sentenceOf } from "../../sentence-of.ts";
import { addComment, answerReview, comments, resolveComment, reviews } from "../calls.ts";
import styles from "./History.module.css";

type Props = {
  readonly entry: string;
  readonly bucket: string;
  readonly part: string;
  /** The version a new comment is about: the newest that is saved. */
  readonly number: number;
};

/** What is said about the page, and the answer of whoever is to look before visitors do. */
export function TalkPanel(props: Props) {
  const said = useQuery(comments(props.entry));
  const asked = useQuery(reviews(props.bucket, props.entry));
  const waiting = asked.data?.items.filter(({ state }) => state === "waiting") ?? [];
  return (
    <div className={styles.Talk}>
      {waiting.map((review) => (
        <ReviewAnswer key={review.id} review={review} />
      ))}
      <Answer query={said} loading={<Waiting rows={3} what="the comments" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles["History-none"]}>Nobody said anything yet.</p>
          ) : (
            <ul className={styles["Talk-list"]} aria-label="Comments">
              {items.map((comment) => (
                <OneComment key={comment.id} comment={comment} />
              ))}
            </ul>
          )
        }
      </Answer>
      <NewComment {...props} />
    </div>
  );
}

function OneComment({ comment }: { readonly comment: EntryComment }) {
  const { id, part, number, text, at, by, resolvedAt, resolvedBy } = comment;
  const settling = useDeskWrite(() => resolveComment(id));
  return (
    <li className={styles["Talk-one"]} data-settled={resolvedAt !== null || undefined}>
      <span className={styles["History-who"]}>
        <b>{by}</b> <Moment at={at} />, version {number} in{" "}
        {part === "common" ? "all languages" : languageName(part)}
      </span>
      <p>{text}</p>
      {resolvedAt === null ? (
        <Button
          variant="subtle"
          size="compact-xs"
          loading={settling.isPending}
          onClick={() => settling.mutate()}
        >
          Settle
        </Button>
      ) : (
        <span className={styles["History-who"]}>Settled by {resolvedBy}</span>
      )}
    </li>
  );
}

function NewComment({ entry, part, number }: Props) {
  const [text, setText] = useState("");
  const saying = useDeskWrite(() => addComment({ entry, part, number, text, id: uuidv7() }));
  return (
    <form
      className={styles["Talk-form"]}
      onSubmit={(event) => {
        event.preventDefault();
        saying.mutate(undefined, { onSuccess: () => setText("") });
      }}
    >
      <Textarea
        label={`Comment on version ${number}`}
        autosize
        minRows={2}
        maxLength={5_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        disabled={text.trim() === ""}
        loading={saying.isPending}
      >
        Say it
      </Button>
      {saying.isError && <p role="alert">{sentenceOf(saying.error)}</p>}
    </form>
  );
}

/** A second pair of eyes: whoever wrote it sees that it waits, whoever may answer answers. */
function ReviewAnswer({ review }: { readonly review: EntryReview }) {
  const { data: me } = useQuery(whoAmI);
  const [answer, setAnswer] = useState("");
  const answering = useDeskWrite((approved: boolean) =>
    answerReview({ review: review.id, approved, answer }),
  );
  return (
    <section className={styles["Talk-one"]} aria-label="Review">
      <Tag tone="warn">Waits for review</Tag>
      <span className={styles["History-who"]}>
        {review.askedBy} asked <Moment at={review.askedAt} />
      </span>
      {review.note !== null && <p>{review.note}</p>}
      {mayPublish(me) && (
        <div className={styles["Talk-form"]}>
          <Textarea
            label="Answer"
            autosize
            minRows={1}
            maxLength={500}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          <Button.Group>
            <Button
              size="xs"
              variant="default"
              loading={answering.isPending}
              onClick={() => answering.mutate(true)}
            >
              Approve
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={answering.isPending}
              onClick={() => answering.mutate(false)}
            >
              Decline
            </Button>
          </Button.Group>
          {answering.isError && (
            <div role="alert">
              {sentenceOf(answering.error)}
              <KeptBack hints={hintsIn(answering.error)} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** A write of the desk: afterwards everything that was asked is asked again. */
function useDeskWrite<Input = void>(write: (input: Input) => Promise<void>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}
