import type { OutboxMessage } from "@croupier/contracts";
import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { mailFrameUrl, outboxMessage } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { DeliveryTag } from "./DeliveryTag.tsx";
import styles from "./MessagePage.module.css";

export function MessagePage() {
  const { message = "" } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(outboxMessage(message));
  return (
    <article className={styles.Message}>
      <Link
        className={styles["Message-back"] ?? ""}
        to={{ pathname: "/outbox", search: search.toString() }}
      >
        <Icon name="back" />
        Outbox
      </Link>
      <Answer query={query} loading={<Waiting rows={4} what="the message" />}>
        {(answer) => (
          <>
            <Envelope message={answer} />
            <Body message={answer} />
          </>
        )}
      </Answer>
    </article>
  );
}

function Envelope({ message }: { message: OutboxMessage }) {
  return (
    <header className={styles["Message-envelope"]}>
      <h2 className={styles["Message-subject"]}>{message.subject ?? "Text message"}</h2>
      <dl className={styles["Message-facts"]}>
        <dt>To</dt>
        <dd>{message.recipient}</dd>
        <dt>Written</dt>
        <dd>
          <ExactMoment at={message.createdAt} />
        </dd>
        <dt>State</dt>
        <dd>
          <DeliveryTag state={message.state} />
          {message.attempts > 1 && ` after ${message.attempts} attempts`}
        </dd>
        {message.failure !== null && (
          <>
            <dt>Failure</dt>
            <dd>{message.failure}</dd>
          </>
        )}
      </dl>
    </header>
  );
}

function Body({ message }: { message: OutboxMessage }) {
  if (message.sealed) {
    return (
      <Notice icon="mail" tone="quiet" title="Sealed">
        Outside the demo the console shows that a message went, not what it says.
      </Notice>
    );
  }
  if (message.html === null) return <PlainText text={message.text ?? ""} />;
  return (
    <Tabs defaultValue="mail" keepMounted={false} className={styles["Message-tabs"] ?? ""}>
      <Tabs.List className={styles["Message-tabList"] ?? ""}>
        <Tabs.Tab value="mail">As mail</Tabs.Tab>
        <Tabs.Tab value="text">As text</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="mail" className={styles["Message-panel"] ?? ""}>
        {/* No script, no form, no origin: whatever a mail carries, it is only looked at. */}
        <iframe
          className={styles["Message-frame"]}
          title="The mail as its recipient sees it"
          src={mailFrameUrl(message.id)}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      </Tabs.Panel>
      <Tabs.Panel value="text">
        <PlainText text={message.text ?? ""} />
      </Tabs.Panel>
    </Tabs>
  );
}

function PlainText({ text }: { text: string }) {
  return <pre className={styles["Message-text"]}>{text}</pre>;
}
