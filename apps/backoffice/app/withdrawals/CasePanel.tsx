import type { LookedAtWithdrawal } from "@croupier/contracts";
import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link, useParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import { ProviderCalls } from "../treasury/ProviderCalls.tsx";
import { CaseChecks, CaseFlag } from "./CaseChecks.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { CaseMoney } from "./CaseMoney.tsx";
import { CaseTimeline } from "./CaseTimeline.tsx";
import { readDueClock } from "./due-clock.ts";
import { WithdrawalActs } from "./WithdrawalActs.tsx";
import { withdrawal } from "./withdrawal-calls.ts";
import { methodWords, referenceOf, stateWords, whereTo } from "./withdrawal-words.ts";
import styles from "./CasePanel.module.css";

/** One case: what it is, where its money came from, what the rules found, all that was done, what can be. */
export function CasePanel() {
  const { withdrawal: id = "" } = useParams();
  const query = useQuery(withdrawal(id));
  return (
    <section className={styles["Case"]} aria-label="The case">
      <Answer query={query} loading={<Waiting rows={8} what="the withdrawal" />}>
        {(found) => <OneCase key={found.id} of={found} />}
      </Answer>
    </section>
  );
}

function OneCase({ of: one }: { of: LookedAtWithdrawal }) {
  return (
    <>
      <div className={styles["Case-known"]}>
        <header className={styles["Case-head"]}>
          <p className={styles["Case-who"]}>
            {referenceOf(one)},{" "}
            <Link to={`/players/${one.playerId}`}>
              {one.firstName} {one.lastName}
            </Link>
          </p>
          <Standing of={one} />
          <h2 className={styles["Case-amount"]}>
            <VisuallyHidden>Withdrawal of </VisuallyHidden>
            {amountInWords(one.amount, one.currency)}
          </h2>
          <p className={styles["Case-to"]}>{`${methodWords[one.method]} to ${whereTo(one)}`}</p>
        </header>
        <CasePart title="Where the money came from">
          <CaseMoney of={one} />
        </CasePart>
        <CasePart title="Checks">
          <CaseChecks of={one} />
        </CasePart>
        <CaseFlag of={one} />
        <CasePart title="Timeline">
          <CaseTimeline of={one} />
        </CasePart>
        <CaseFacts of={one} />
        <CasePart title="Calls between us and the provider">
          <ProviderCalls calls={one.calls} />
        </CasePart>
      </div>
      <footer className={styles["Case-acts"]}>
        <WithdrawalActs of={one} />
      </footer>
    </>
  );
}

/** While it waits for us, how long it still may; then where it stands. */
function Standing({ of: one }: { of: LookedAtWithdrawal }) {
  const now = use(NowContext);
  const { word, tone } = stateWords[one.state];
  const clock =
    one.state === "checks" && one.dueAt !== null ? readDueClock(one.dueAt, now) : undefined;
  return (
    <span className={styles["Case-standing"]}>
      <Tag tone={tone}>{word}</Tag>
      {one.missed !== null && one.nextActor !== null && <Tag tone="bad">Promise missed</Tag>}
      {clock && (
        <Tag tone={clockTones[clock.tone]}>
          {clock.tone === "late" ? clock.words : `${clock.words} left`}
        </Tag>
      )}
    </span>
  );
}

const clockTones = { late: "bad", soon: "warn", plain: "quiet" } as const;

function CasePart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles["Case-heading"]}>{title}</h3>
      {children}
    </section>
  );
}
