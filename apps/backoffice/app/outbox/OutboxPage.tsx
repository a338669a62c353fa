import { useInfiniteQuery } from "@tanstack/react-query";
import { Outlet, useParams, useSearchParams } from "react-router";
import { outbox, type Channel } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { MessageList } from "./MessageList.tsx";
import styles from "./OutboxPage.module.css";

const channels: { label: string; search: string; channel: Channel | undefined }[] = [
  { label: "All", search: "", channel: undefined },
  { label: "Mail", search: "?channel=EMAIL", channel: "EMAIL" },
  { label: "SMS", search: "?channel=SMS", channel: "SMS" },
];

/** The list and what is read lie beside each other on a desk, after each other on a phone. */
export function OutboxPage() {
  const [search] = useSearchParams();
  const { message } = useParams();
  const asked = search.get("channel");
  const shown = channels.find(({ channel }) => channel === asked) ?? channels[0];
  const query = useInfiniteQuery(outbox(shown?.channel));
  return (
    <Page title="Outbox">
      <div className={styles.Outbox} data-reading={message !== undefined}>
        <section className={styles["Outbox-list"]} aria-label="Messages">
          <div className={styles["Outbox-filter"]}>
            <ChipLinks
              label="Channel"
              links={channels.map((one) => ({
                label: one.label,
                to: { pathname: "/outbox", search: one.search },
                shown: one === shown,
              }))}
            />
          </div>
          <Answer query={query} loading={<Waiting rows={8} what="the outbox" />}>
            {({ pages }) => (
              <MessageList messages={pages.flatMap((page) => page.items)} search={search} />
            )}
          </Answer>
          <OlderRows of={query} what="messages" />
        </section>
        <section className={styles["Outbox-reader"]} aria-label="Message">
          <Outlet />
        </section>
      </div>
    </Page>
  );
}
