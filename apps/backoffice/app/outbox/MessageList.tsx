import type { OutboxEntry } from "@croupier/contracts";
import { NavLink } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { DeliveryTag } from "./DeliveryTag.tsx";
import styles from "./MessageList.module.css";

export function MessageList({
  messages,
  search,
}: {
  messages: OutboxEntry[];
  search: URLSearchParams;
}) {
  if (messages.length === 0) {
    return (
      <Notice icon="outbox" tone="quiet" title="Nothing was sent yet">
        Mail and SMS to players appear here the moment they are written.
      </Notice>
    );
  }
  return (
    <ul className={styles.MessageList}>
      {messages.map((message) => (
        <li key={message.id}>
          <NavLink
            to={{ pathname: `/outbox/${message.id}`, search: search.toString() }}
            className={styles["MessageList-row"] ?? ""}
          >
            <span className={styles["MessageList-channel"]}>
              <Icon name={message.channel === "EMAIL" ? "mail" : "phone"} />
            </span>
            <span className={styles["MessageList-words"]}>
              <span className={styles["MessageList-subject"]}>
                {message.subject ?? "Text message"}
              </span>
              <span className={styles["MessageList-recipient"]}>{message.recipient}</span>
            </span>
            <span className={styles["MessageList-facts"]}>
              <Moment at={message.createdAt} />
              <DeliveryTag state={message.state} />
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
