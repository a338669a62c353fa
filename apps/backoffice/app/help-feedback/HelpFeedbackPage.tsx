import type { HelpFeedbackTally } from "@croupier/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { client, valueOf } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import styles from "./HelpFeedbackPage.module.css";
import { shareOfYes } from "./share-of-yes.ts";

const helpFeedback = queryOptions({
  queryKey: ["help-feedback"],
  queryFn: async ({ signal }) => valueOf(await client.staff.helpFeedback({ signal })),
  refetchInterval: 30_000,
});

/** In the words of the widget, so that staff read what readers pressed. */
const reasons: Record<keyof HelpFeedbackTally["reasons"], string> = {
  different_case: "My case is different",
  wrong: "Something is wrong",
  unclear: "Hard to follow",
  other: "Something else",
};

export function HelpFeedbackPage() {
  const query = useQuery(helpFeedback);
  return (
    <Page title="Help feedback">
      <Answer query={query} loading={<Waiting rows={6} what="the feedback" />}>
        {({ items }) => (items.length === 0 ? <NoneYet /> : <Articles tallies={items} />)}
      </Answer>
    </Page>
  );
}

function NoneYet() {
  return (
    <Notice icon="help" tone="good" title="Nobody has answered yet">
      Below each help article readers say whether it answered their question. What they say appears
      here, the articles that disappoint most first.
    </Notice>
  );
}

function Articles({ tallies }: { tallies: readonly HelpFeedbackTally[] }) {
  return (
    <table className={styles["HelpFeedback-table"]}>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Answered</th>
          <th scope="col">Yes</th>
          <th scope="col">No</th>
          <th scope="col">What was missing</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map((tally) => (
          <Article key={`${tally.bucket} ${tally.articleId}`} {...tally} />
        ))}
      </tbody>
    </table>
  );
}

function Article(tally: HelpFeedbackTally) {
  const { articleId, bucket, title, yes, no, lastAt } = tally;
  const share = shareOfYes(tally);
  return (
    <tr>
      <th scope="row">
        <Link to={`/content/${articleId}`}>{title === "" ? "An article that is gone" : title}</Link>
        <span className={styles["HelpFeedback-bucket"]}>{bucket}</span>
      </th>
      <td>
        <span className={styles["HelpFeedback-share"]}>{share}%</span>
        <meter min={0} max={100} value={share} aria-label={`${share}% of readers said yes`} />
      </td>
      <td data-part="yes">{yes}</td>
      <td data-part="no">{no}</td>
      <td data-part="missing">
        <Missing {...tally} />
      </td>
      <td>
        <Moment at={lastAt} />
      </td>
    </tr>
  );
}

function Missing({ reasons: counted }: HelpFeedbackTally) {
  const given = Object.entries(reasons).flatMap(([reason, words]) => {
    const count = counted[reason as keyof typeof reasons];
    return count > 0 ? [{ reason, words, count }] : [];
  });
  if (given.length === 0) return <>No reason given</>;
  return (
    <ul className={styles["HelpFeedback-reasons"]}>
      {given.map(({ reason, words, count }) => (
        <li key={reason}>
          {words} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
