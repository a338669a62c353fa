import type { ListedAffiliate } from "@croupier/contracts";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { languageName } from "../content/language-name.ts";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import styles from "./ApplicationCard.module.css";
import { AnswerDialog } from "./AnswerDialog.tsx";

/** The address of a site is text here: nobody is led to a page that a stranger named. */
export function ApplicationCard({ application }: { application: ListedAffiliate }) {
  const [answering, setAnswering] = useState<"accept" | "refuse">();
  const { name, site, email, brand, language, status } = application;
  return (
    <li className={rows["Rows-one"]}>
      <h2 className={rows["Rows-name"]}>
        {name}, {site}
      </h2>
      <p className={rows["Rows-facts"]}>
        {email}, {languageName(language)}, {brand}. Applied <Moment at={application.receivedAt} />
      </p>
      <dl className={styles.ApplicationCard}>
        <dt>Audience</dt>
        <dd>{application.audience}</dd>
        <dt>How</dt>
        <dd>{application.approach}</dd>
        {application.affiliateId !== null && (
          <>
            <dt>Affiliate id</dt>
            <dd>{application.affiliateId}</dd>
          </>
        )}
        {application.reason !== null && (
          <>
            <dt>What we said</dt>
            <dd>{application.reason}</dd>
          </>
        )}
      </dl>
      {status === "waiting" && (
        <Group mt="xs">
          <Button size="sm" onClick={() => setAnswering("accept")}>
            Accept
          </Button>
          <Button size="sm" variant="default" onClick={() => setAnswering("refuse")}>
            Refuse
          </Button>
        </Group>
      )}
      {application.answeredAt !== null && (
        <p className={rows["Rows-facts"]}>
          Answered <Moment at={application.answeredAt} />
        </p>
      )}
      {answering && (
        <AnswerDialog
          application={application}
          accepted={answering === "accept"}
          onDone={() => setAnswering(undefined)}
        />
      )}
    </li>
  );
}
