import type { EntryReview } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { editPathOf, kindWords } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import rows from "../parts/Rows.module.css";
import { Waiting } from "../parts/Waiting.tsx";
import { waitingReviews } from "./review-calls.ts";
import styles from "./ReviewsPage.module.css";

/** The newest question first; a press leads to the versions it is about. */
export function WaitingReviews({ bucket }: { bucket: string }) {
  const query = useQuery(waitingReviews(bucket));
  return (
    <Answer query={query} loading={<Waiting rows={5} what="the reviews" />}>
      {(reviews) =>
        reviews.length === 0 ? (
          <Notice icon="eye" tone="quiet" title="Nothing waits for a second pair of eyes">
            Ask for a review, beside Publish, sends a version here.
          </Notice>
        ) : (
          <ul className={rows.Rows} aria-label="Waiting for a review">
            {reviews.map((review) => (
              <Row key={review.id} review={review} />
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function Row({ review }: { review: EntryReview }) {
  const { entry, kind, title, parts, askedBy, askedAt, note } = review;
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={editPathOf({ id: entry, kind })}>
        {title}
      </Link>
      <span className={rows["Rows-facts"]}>
        {kindWords[kind]}, {Object.keys(parts).map(nameOfPart).join(", ")}. Asked by {askedBy}{" "}
        <Moment at={askedAt} />
      </span>
      {note !== null && <q className={styles["Reviews-note"]}>{note}</q>}
    </li>
  );
}

const nameOfPart = (part: string): string => (part === "common" ? "settings" : languageName(part));
