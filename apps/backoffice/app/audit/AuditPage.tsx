import { Select, TextInput } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Answer } from "../parts/Answer.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { staffList } from "../staff/staff-calls.ts";
import { Act } from "./Act.tsx";
import { areas } from "./action-words.ts";
import { auditTrail } from "./audit-calls.ts";
import styles from "./AuditPage.module.css";

/** What is asked for stands in the address: a colleague who is sent it sees the same. */
export function AuditPage() {
  const { search, change, clearing } = useQuestion();
  const question = {
    subject: search.get("subject") ?? undefined,
    staff: search.get("staff") ?? undefined,
    action: search.get("action") ?? undefined,
  };
  const query = useInfiniteQuery(auditTrail(question));
  // Only administrators may list staff; others filter by subject.
  const { data: staff = [] } = useQuery({ ...staffList, retry: false });

  return (
    <Page title="Audit trail">
      <search className={styles["Audit-filters"]}>
        <form
          className={styles["Audit-subject"]}
          onSubmit={(event) => {
            event.preventDefault();
            change("subject", String(new FormData(event.currentTarget).get("subject")).trim());
          }}
        >
          <TextInput
            key={question.subject}
            type="search"
            name="subject"
            aria-label="Subject"
            placeholder="Subject: an id, a path, a brand. Enter looks"
            leftSection={<Icon name="search" size={16} />}
            defaultValue={question.subject ?? ""}
          />
        </form>
        <Select
          aria-label="Area"
          placeholder="Every area"
          clearable
          data={areas}
          value={question.action ?? null}
          onChange={(chosen) => change("action", chosen)}
        />
        {staff.length > 0 && (
          <Select
            aria-label="Staff"
            placeholder="Everybody"
            clearable
            searchable
            data={staff.map(({ id, name }) => ({ value: id, label: name }))}
            value={question.staff ?? null}
            onChange={(chosen) => change("staff", chosen)}
          />
        )}
      </search>
      <Answer query={query} loading={<Waiting rows={10} what="the audit trail" />}>
        {({ pages }) => {
          const acts = pages.flatMap(({ items }) => items);
          return acts.length === 0 ? (
            <Notice icon="book" tone="quiet" title="Nothing was done" {...clearing}>
              No act of staff fits what is asked for.
            </Notice>
          ) : (
            <ol className={styles["Audit-list"]}>
              {acts.map((act) => (
                <Act key={act.id} act={act} onSubject={(subject) => change("subject", subject)} />
              ))}
            </ol>
          );
        }}
      </Answer>
      <OlderRows of={query} what="acts" />
    </Page>
  );
}
