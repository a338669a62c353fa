import type { LookedAtWithdrawal } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { Amount, amountInWords } from "../treasury/Amount.tsx";
import { plainly } from "../treasury/money-words.ts";
import { ProviderCalls } from "../treasury/ProviderCalls.tsx";
import treasury from "../treasury/Treasury.module.css";
import { WithdrawalActs } from "./WithdrawalActs.tsx";
import { withdrawal } from "./withdrawal-calls.ts";
import { methodWords, reasonWords, stateWords, whereTo } from "./withdrawal-words.ts";
import styles from "./Withdrawals.module.css";

/** One withdrawal: what the rules found, who the player is, all that was done, and what can be. */
export function WithdrawalPage() {
  const { withdrawal: id = "" } = useParams();
  const query = useQuery(withdrawal(id));
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the withdrawal" />}>
      {(found) => <OneWithdrawal key={found.id} of={found} />}
    </Answer>
  );
}

function OneWithdrawal({ of: one }: { of: LookedAtWithdrawal }) {
  const { word, tone } = stateWords[one.state];
  return (
    <Page
      title={`Withdrawal of ${amountInWords(one.amount, one.currency)}`}
      state={
        <>
          <Tag tone={tone}>{word}</Tag>
          {one.isLate && <Tag tone="bad">Late</Tag>}
          {one.needsTwo && <Tag tone="accent">Two of us</Tag>}
        </>
      }
    >
      <div className={styles["Withdrawals-one"]}>
        <div className={styles["Withdrawals-known"]}>
          <PartOf title="What the rules found">
            <Findings of={one} />
          </PartOf>
          <PartOf title="What is known of the player">
            <PlayerFacts of={one} />
          </PartOf>
        </div>
        <div className={styles["Withdrawals-beside"]}>
          <PartOf title="What can be done">
            <WithdrawalActs of={one} />
          </PartOf>
          <PartOf title="The withdrawal">
            <Parts of={one} />
          </PartOf>
        </div>
        <div className={styles["Withdrawals-past"]}>
          <PartOf title="What happened">
            <Trace of={one} />
          </PartOf>
          <PartOf title="Calls between us and the provider">
            <ProviderCalls calls={one.calls} />
          </PartOf>
        </div>
      </div>
    </Page>
  );
}

function PartOf({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={treasury["Treasury-part"]} aria-label={title}>
      <h2 className={treasury["Treasury-heading"]}>{title}</h2>
      {children}
    </section>
  );
}

function Findings({ of: { findings } }: { of: LookedAtWithdrawal }) {
  if (findings.length === 0) {
    return <p className={treasury["Treasury-soft"]}>Nothing that speaks against it.</p>;
  }
  return (
    <span className={rows["Rows-tags"]}>
      {findings.map((finding) => (
        <Tag key={finding} tone="warn">
          {reasonWords[finding]}
        </Tag>
      ))}
    </span>
  );
}

function PlayerFacts({ of: { facts, ...one } }: { of: LookedAtWithdrawal }) {
  const sum = (amount: string) => <Amount of={amount} currency={facts.currency} />;
  return (
    <Facts
      of={[
        [
          "Player",
          <Link key="player" to={`/players/${one.playerId}`}>
            {one.firstName} {one.lastName}
          </Link>,
        ],
        ["Documents", facts.verified ? "Verified" : "Not verified"],
        ["Paid in", sum(facts.deposited)],
        ["Wagered", sum(facts.wagered)],
        ["Withdrawn before", sum(facts.withdrawnBefore)],
        ["Arrived before", String(facts.arrivedBefore)],
        ["Withdrawable now", sum(facts.withdrawable)],
        [
          "Account changed",
          facts.changedAt === null ? "Not lately" : <Moment key="changed" at={facts.changedAt} />,
        ],
      ]}
    />
  );
}

function Parts({ of: one }: { of: LookedAtWithdrawal }) {
  return (
    <Facts
      of={[
        ["Amount", <Amount key="amount" of={one.amount} currency={one.currency} />],
        ["Fee", <Amount key="fee" of={one.fee} currency={one.currency} />],
        ["Arrives", <Amount key="arrives" of={one.arrives} currency={one.currency} />],
        ["Way", methodWords[one.method]],
        ["To", whereTo(one)],
        ["Requested", <ExactMoment key="requested" at={one.requestedAt} />],
        ["Look by", one.dueAt === null ? "No longer" : <ExactMoment key="due" at={one.dueAt} />],
        ["Taken by", one.assignedToMe ? "You" : (one.assignedTo ?? "Nobody")],
        ...(one.firstYesBy === null ? [] : [["First yes", one.firstYesBy] as const]),
        ["Their number", one.providerReference ?? "None"],
        ...(one.parts.length === 0
          ? []
          : [["Its other parts", <OtherParts key="parts" of={one} />] as const]),
      ]}
    />
  );
}

function OtherParts({ of: { parts, currency } }: { of: LookedAtWithdrawal }) {
  return parts.map((part) => (
    <div key={part.id}>
      <Link to={`/withdrawals/${part.id}`}>{amountInWords(part.amount, currency)}</Link>
      {`, ${stateWords[part.state].word.toLowerCase()}`}
    </div>
  ));
}

function Trace({ of: { trace } }: { of: LookedAtWithdrawal }) {
  return (
    <ul className={rows["Rows"]}>
      {trace.map((step) => (
        <li key={`${step.at} ${step.event}`} className={treasury["Treasury-line"]}>
          <span>
            {`${step.who ?? plainly(step.by)}: ${plainly(step.event).toLowerCase()}`}
            <span className={treasury["Treasury-soft"]}>
              {step.before !== step.after && `, now ${stateWords[step.after].word.toLowerCase()}`}
              {step.reason !== null && `, ${reasonWords[step.reason].toLowerCase()}`}
            </span>
            {step.note !== null && <p className={treasury["Treasury-words"]}>{step.note}</p>}
          </span>
          <span className={treasury["Treasury-soft"]}>
            <ExactMoment at={step.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
