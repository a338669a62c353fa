import type { TracedDeposit } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useDecision } from "../decisions/use-decision.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { Amount, amountInWords } from "./Amount.tsx";
import { AskRefund } from "./AskRefund.tsx";
import { mayMoveMoney } from "./may-move-money.ts";
import { depositStates, methodWords, openStates, plainly } from "./money-words.ts";
import { ProviderCalls } from "./ProviderCalls.tsx";
import { RefundList } from "./RefundList.tsx";
import { askProvider, deposit, refunds, treasuryKey } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

/** One deposit, and all that its provider said of it. */
export function DepositPage() {
  const { deposit: id = "" } = useParams();
  const query = useQuery(deposit(id));
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the deposit" />}>
      {(found) => <OneDeposit of={found} />}
    </Answer>
  );
}

function OneDeposit({ of: one }: { of: TracedDeposit }) {
  const { word, tone } = depositStates[one.state];
  return (
    <Page
      title={`Deposit of ${amountInWords(one.amount, one.currency)}`}
      state={<Tag tone={tone}>{word}</Tag>}
      actions={
        <>
          <AskNow of={one} />
          <SendBack of={one} />
        </>
      }
    >
      <div className={styles["Treasury-columns"]}>
        <div>
          <Refunds of={one} />
          <section className={styles["Treasury-part"]} aria-label="What happened">
            <h2 className={styles["Treasury-heading"]}>What happened</h2>
            <Trace of={one} />
          </section>
          <section className={styles["Treasury-part"]} aria-label="Calls">
            <h2 className={styles["Treasury-heading"]}>Calls between us and the provider</h2>
            <ProviderCalls calls={one.calls} />
          </section>
        </div>
        <section className={styles["Treasury-part"]} aria-label="The deposit">
          <h2 className={styles["Treasury-heading"]}>The deposit</h2>
          <Facts
            of={[
              [
                "Player",
                <Link key="player" to={`/players/${one.playerId}`}>
                  {one.firstName} {one.lastName}
                </Link>,
              ],
              ["Amount", <Amount key="amount" of={one.amount} currency={one.currency} />],
              ["Fee", <Amount key="fee" of={one.fee} currency={one.currency} />],
              ["Method", `${methodWords[one.method]} by ${plainly(one.provider)}`],
              ["Reason", one.reason === null ? "None" : plainly(one.reason)],
              ["Requested", <ExactMoment key="requested" at={one.requestedAt} />],
              ["Changed", <ExactMoment key="changed" at={one.changedAt} />],
              [
                "Provider asked",
                one.checkedAt === null ? "Not yet" : <Moment key="asked" at={one.checkedAt} />,
              ],
              ["Our number", one.id],
              ["Their number", one.providerReference ?? "None"],
            ]}
          />
        </section>
      </div>
    </Page>
  );
}

/** Where the money is here, it can go back whole. */
function SendBack({ of: one }: { of: TracedDeposit }) {
  const [isAsking, setIsAsking] = useState(false);
  const { data: may } = useQuery(mayMoveMoney);
  const { data: asked } = useQuery(refunds({ deposit: one.id }));
  // Once it was asked for, a colleague answers it below.
  const isWaiting = asked === undefined || asked.some(({ state }) => state === "waiting");
  const isOffered = may === true && one.state === "completed" && !isWaiting;
  return (
    <>
      {isOffered && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          Send it back
        </Button>
      )}
      {/* What somebody writes stays before them, also when a colleague asks first: the answer says so. */}
      {isAsking && <AskRefund of={one} onDone={() => setIsAsking(false)} />}
    </>
  );
}

function Refunds({ of: { id } }: { of: TracedDeposit }) {
  const { data = [] } = useQuery(refunds({ deposit: id }));
  if (data.length === 0) return null;
  return (
    <section aria-label="Refund">
      <h2 className={styles["Treasury-listed"]}>Refund</h2>
      <RefundList items={data} />
    </section>
  );
}

function AskNow({ of: { id, amount, currency, state, isCheckWanted } }: { of: TracedDeposit }) {
  const { data: may } = useQuery(mayMoveMoney);
  const { decide, isDeciding } = useDecision({
    about: `Question about the deposit of ${amountInWords(amount, currency)}`,
    to: `/deposits/${id}`,
    changes: treasuryKey,
    stands: <Standing id={id} />,
  });
  if (may !== true || !openStates.has(state)) return null;
  return (
    <Button
      loading={isDeciding}
      disabled={isCheckWanted}
      onClick={() => decide(() => askProvider(id))}
    >
      {isCheckWanted ? "Asked within a minute" : "Ask the provider now"}
    </Button>
  );
}

/** What became of it, as it is now. */
function Standing({ id }: { id: string }) {
  const { data, isFetchedAfterMount, isSuccess } = useQuery(deposit(id));
  return isFetchedAfterMount && isSuccess && `The deposit: ${depositStates[data.state].word}`;
}

function Trace({ of: { events } }: { of: TracedDeposit }) {
  if (events.length === 0) return <p className={styles["Treasury-soft"]}>Nobody told of it yet.</p>;
  return (
    <ul className={rows["Rows"]}>
      {events.map((event) => (
        <li key={`${event.at} ${event.said} ${event.toldBy}`} className={styles["Treasury-line"]}>
          <span>
            {`${plainly(event.toldBy)}: ${plainly(event.said).toLowerCase()}`}
            <span className={styles["Treasury-soft"]}>
              {event.before === event.after
                ? ", which changed nothing"
                : `, ${depositStates[event.before].word} to ${depositStates[event.after].word}`}
            </span>
          </span>
          <span className={styles["Treasury-soft"]}>
            <ExactMoment at={event.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
