import type { ListedTicket } from "@croupier/contracts";
import { Checkbox, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { Filter } from "../treasury/Filter.tsx";
import { dueIn } from "../verification/due.ts";
import { stateTones, stateWords, subjectWords } from "./ticket-words.ts";
import { tickets } from "./ticket-calls.ts";
import styles from "./Tickets.module.css";

// The keys of a table of words are the words' own type.
const states = Object.keys(stateWords) as ListedTicket["state"][];
const subjects = Object.keys(subjectWords) as ListedTicket["subject"][];

/** Tickets: the open ones by when they are due, then the others. */
export function TicketsPage() {
  const { search, change, clearing } = useQuestion();
  const number = search.get("number") ?? "";
  const query = useQuery(
    tickets({
      state: states.find((one) => one === search.get("state")),
      subject: subjects.find((one) => one === search.get("subject")),
      overdue: search.get("overdue") === "yes" ? "yes" : undefined,
      number: /^\d{1,12}$/.test(number) ? number : undefined,
      player: search.get("player") ?? undefined,
    }),
  );
  return (
    <Page title="Tickets">
      <search className={styles["Tickets-search"]}>
        <Filter name="state" label="State" every="Every state" words={stateWords} />
        <Filter name="subject" label="Subject" every="Every subject" words={subjectWords} />
        <NumberField key={number} value={number} onLook={(typed) => change("number", typed)} />
        <Checkbox
          label="Overdue only"
          checked={search.get("overdue") === "yes"}
          onChange={({ currentTarget }) => change("overdue", currentTarget.checked ? "yes" : null)}
        />
      </search>
      <Answer query={query} loading={<Waiting rows={8} what="the tickets" />}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <Notice icon="talk" tone="quiet" title="No tickets" {...clearing}>
              What visitors and players send with the contact form appears here, the one that is due
              next first.
            </Notice>
          ) : (
            <>
              <ul className={rows["Rows"]} aria-label="Tickets">
                {items.map((item) => (
                  <Row key={item.id} item={item} />
                ))}
              </ul>
              {hasMore && (
                <p className={styles["Tickets-more"]}>There are more. Filter to find them.</p>
              )}
            </>
          )
        }
      </Answer>
    </Page>
  );
}

/** A form of its own: Enter looks. */
function NumberField({ value, onLook }: { value: string; onLook: (typed: string) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLook(String(new FormData(event.currentTarget).get("number")).trim());
      }}
    >
      <TextInput
        name="number"
        type="search"
        inputMode="numeric"
        aria-label="Number"
        placeholder="Number"
        pattern="\d{1,12}"
        leftSection={<Icon name="search" size={16} />}
        defaultValue={value}
      />
    </form>
  );
}

function Row({ item }: { item: ListedTicket }) {
  const { id, number, subject, playerId, email, brand, sentAt, takenBy, isMine } = item;
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/tickets/${id}`}>
        {`${number}: ${subjectWords[subject]}`}
      </Link>
      <span className={`${rows["Rows-facts"]} ${styles["Tickets-words"]}`}>{item.message}</span>
      <span className={rows["Rows-facts"]}>
        {playerId === null ? email : "A player"}, {brand}. Sent <Moment at={sentAt} />
        {takenBy !== null && `, taken by ${isMine ? "you" : takenBy}`}
      </span>
      <span className={rows["Rows-tags"]}>
        <TicketTags of={item} />
      </span>
    </li>
  );
}

/** Where it stands and, while it waits, how its clock stands. */
export function TicketTags({ of: { state, dueAt } }: { of: ListedTicket }) {
  const now = use(NowContext);
  const due = state === "open" ? dueIn(dueAt, now) : undefined;
  return (
    <>
      <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>
      {due && <Tag tone={due.tone}>{due.words}</Tag>}
    </>
  );
}
