import type { LookedAtTicket } from "@croupier/contracts";
import { Alert, Button, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { ticketLengths } from "@croupier/contracts/tickets";
import { languageName } from "../content/language-name.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { changeTicket, ticket, ticketsKey, type TicketAct } from "./ticket-calls.ts";
import { spellReference, subjectWords } from "./ticket-words.ts";
import { TicketTags } from "./TicketsPage.tsx";
import styles from "./Tickets.module.css";

/** One ticket: what was written, what we answered, what can be done. */
export function TicketPage() {
  const { ticket: id = "" } = useParams();
  const query = useQuery(ticket(id));
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the ticket" />}>
      {/* What is being written to one sender must not stay when another ticket is opened. */}
      {(found) => <OneTicket key={found.id} of={found} />}
    </Answer>
  );
}

function useAct(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: TicketAct) => changeTicket(id, wish),
    // Also after a no: a colleague may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: ticketsKey }),
  });
}

function OneTicket({ of: one }: { of: LookedAtTicket }) {
  const acting = useAct(one.id);
  const { state, isMine } = one;
  return (
    <Page
      title={`Ticket ${one.number}: ${subjectWords[one.subject].toLowerCase()}`}
      state={<TicketTags of={one} />}
      actions={
        <>
          {state === "open" && (
            <Button
              variant="default"
              loading={acting.isPending}
              onClick={() => acting.mutate({ act: "take", taken: !isMine })}
            >
              {isMine ? "Give it back" : "Take it"}
            </Button>
          )}
          <Button
            variant="default"
            loading={acting.isPending}
            onClick={() =>
              acting.mutate({ act: "state", state: state === "open" ? "closed" : "open" })
            }
          >
            {state === "open" ? "Close without an answer" : "Open again"}
          </Button>
          {state === "answered" && (
            <Button
              variant="default"
              loading={acting.isPending}
              onClick={() => acting.mutate({ act: "state", state: "closed" })}
            >
              Close
            </Button>
          )}
        </>
      }
    >
      {acting.isError && (
        <Alert color="red" m="md" role="alert">
          {sentenceOf(acting.error)}
        </Alert>
      )}
      <div className={styles["Ticket-columns"]}>
        <div>
          <section className={styles["Ticket-part"]} aria-label="Message">
            <h2>Message</h2>
            <p className={styles["Ticket-words"]} lang={one.language}>
              {one.message}
            </p>
          </section>
          <Answers of={one} />
          <AnswerForm of={one} />
        </div>
        <TicketFacts of={one} />
      </div>
    </Page>
  );
}

function Answers({ of: { answers, language } }: { of: LookedAtTicket }) {
  if (answers.length === 0) return null;
  return (
    <section className={styles["Ticket-part"]} aria-label="Answers">
      <h2>{answers.length === 1 ? "Our answer" : "Our answers"}</h2>
      <ol className={styles["Ticket-answers"]}>
        {answers.map(({ id, text, answeredBy, at }) => (
          <li key={id}>
            <p className={styles["Ticket-words"]} lang={language}>
              {text}
            </p>
            <span className={styles["Ticket-soft"]}>
              {answeredBy}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The form of an answer. Its text stays where it did not go out, also when a colleague answered meanwhile. */
function AnswerForm({ of: { id, state, language } }: { of: LookedAtTicket }) {
  const acting = useAct(id);
  const [text, setText] = useState("");
  if (state !== "open" && text === "") return null;
  return (
    <section className={styles["Ticket-part"]} aria-label="Your answer">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acting.mutate(
            { act: "answer", text: text.trim() },
            {
              onSuccess: () => setText(""),
            },
          );
        }}
      >
        <Textarea
          label="Your answer"
          description={`Sent by e-mail. Write in ${languageName(language)}; the greeting, the number and the way to write again are added.`}
          autosize
          minRows={6}
          maxLength={ticketLengths.answer}
          required
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {acting.isError && (
          <Alert color="red" mt="md" role="alert">
            {sentenceOf(acting.error)}
          </Alert>
        )}
        <Button type="submit" mt="md" loading={acting.isPending} disabled={text.trim() === ""}>
          Send answer
        </Button>
      </form>
    </section>
  );
}

function TicketFacts({ of: one }: { of: LookedAtTicket }) {
  const reference = one.reference === null ? undefined : spellReference(one.reference);
  return (
    <section className={styles["Ticket-part"]} aria-label="The ticket">
      <h2>The ticket</h2>
      <Facts
        of={[
          [
            "From",
            one.playerId === null ? (
              one.email
            ) : (
              <Link key="player" to={`/players/${one.playerId}`}>
                The player
              </Link>
            ),
          ],
          [
            "About",
            reference?.to === undefined ? (
              (reference?.words ?? "Nothing named")
            ) : (
              <Link key="about" to={reference.to}>
                {reference.words}
              </Link>
            ),
          ],
          ["Language", languageName(one.language)],
          ["Brand", one.brand],
          ["Sent", <ExactMoment key="sent" at={one.sentAt} />],
          ["Due", <ExactMoment key="due" at={one.dueAt} />],
          ["Taken by", one.takenBy ?? "Nobody yet"],
        ]}
      />
      {one.playerId !== null && (
        <Link to={`/tickets?player=${one.playerId}`}>All tickets of this player</Link>
      )}
    </section>
  );
}
