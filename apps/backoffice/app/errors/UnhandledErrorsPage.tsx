import type { UnhandledError } from "@croupier/contracts";
import { CopyButton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { unhandledErrors } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import styles from "./UnhandledErrorsPage.module.css";

export function UnhandledErrorsPage() {
  const query = useInfiniteQuery(unhandledErrors);
  return (
    <Page title="Unhandled errors">
      <Answer query={query} loading={<Waiting rows={6} what="the errors" />}>
        {({ pages }) => <ErrorList errors={pages.flatMap((page) => page.items)} />}
      </Answer>
      <OlderRows of={query} what="errors" />
    </Page>
  );
}

function ErrorList({ errors }: { errors: UnhandledError[] }) {
  if (errors.length === 0) {
    return (
      <Notice icon="check" tone="good" title="Nothing went unhandled">
        An error that no code expected appears here, counted, with the trace to find it in the logs.
      </Notice>
    );
  }
  return (
    <ul className={styles.ErrorList}>
      {errors.map((error) => (
        <li key={error.id} className={styles["ErrorList-one"]}>
          <div className={styles["ErrorList-count"]}>
            <span className={styles["ErrorList-number"]}>{error.count}</span>
            {error.count === 1 ? "time" : "times"}
          </div>
          <div className={styles["ErrorList-words"]}>
            <p className={styles["ErrorList-message"]}>{error.message}</p>
            <p className={styles["ErrorList-where"]}>{error.where}</p>
            <p className={styles["ErrorList-facts"]}>
              <span>{error.process}</span>
              <span>
                first <Moment at={error.firstSeenAt} />
              </span>
              <span>
                last <Moment at={error.lastSeenAt} />
              </span>
              {error.lastTraceId !== null && <Trace id={error.lastTraceId} />}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The trace is for the log search, so one press copies it. */
function Trace({ id }: { id: string }) {
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <button
          type="button"
          className={styles["ErrorList-trace"]}
          onClick={copy}
          title="Copy the trace"
        >
          {copied ? "copied" : `trace ${id}`}
        </button>
      )}
    </CopyButton>
  );
}
