import type { PlayerWithdrawal } from "@croupier/contracts";
import { useAmount } from "@croupier/site/amount";
import { Alert, Money, Panel, Steps, TextLink } from "@croupier/ui";
import { iconUsersRound } from "@croupier/ui/icons";
import { useId } from "react";

import { useSay } from "../language/Words.context.tsx";
import { CancelPart } from "./CancelPart.tsx";
import { Destination } from "./Destination.tsx";
import { NearTime } from "./NearTime.tsx";
import styles from "./PendingPage.module.css";
import { doneCount, reachedAt, stages, type Stage } from "./stages.ts";
import { StageLog } from "./StageLog.tsx";

export function PendingWithdrawal({
  withdrawal,
  mayCancelHere,
}: {
  readonly withdrawal: PlayerWithdrawal;
  readonly mayCancelHere: boolean;
}) {
  const say = useSay();
  const titleId = useId();
  const { amount, arrives, fee, currency, state, promisedAt, missed } = withdrawal;
  return (
    <Panel aria-labelledby={titleId} className={styles["Pending-one"]}>
      <header>
        <p className={styles["Pending-soft"]}>
          <Destination withdrawal={withdrawal} />
        </p>
        <h2 id={titleId} className={styles["Pending-big"]}>
          <Money amount={amount} currency={currency} />
          {promisedAt !== null && missed === null && (
            <>
              , {say("pending.by")} <NearTime at={promisedAt} />
            </>
          )}
        </h2>
        {Number(fee) > 0 && (
          <p className={styles["Pending-soft"]}>
            {say("withdraw.arrives")} <Money amount={arrives} currency={currency} />
          </p>
        )}
      </header>
      <Steps
        label={say("pending.stages")}
        doneWord={say("pending.done")}
        doneCount={doneCount(state)}
        steps={stages.map((stage) => {
          return {
            id: stage,
            title: say(`pending.state.${stage}`),
            detail: <Reached withdrawal={withdrawal} stage={stage} />,
          };
        })}
      />
      <Next withdrawal={withdrawal} />
      <OurPromise withdrawal={withdrawal} />
      <StageLog withdrawal={withdrawal} />
      <TextLink look="soft" href={`/contact?withdrawal=${withdrawal.id}`}>
        {say("pending.contact")}
      </TextLink>
      <CancelPart withdrawal={withdrawal} mayCancelHere={mayCancelHere} />
    </Panel>
  );
}

/** When a stage was reached; the checks of most are over before there is a time to tell. */
function Reached({
  withdrawal,
  stage,
}: {
  readonly withdrawal: PlayerWithdrawal;
  readonly stage: Stage;
}) {
  const say = useSay();
  const at = reachedAt(withdrawal, stage);
  if (at !== undefined) return <NearTime at={at} />;
  const isOver = stages.indexOf(stage) < doneCount(withdrawal.state);
  return isOver && stage === "checks" ? say("pending.automatic") : null;
}

/** Our promise for one that is late; once it is, a word on how it was kept. */
function OurPromise({ withdrawal }: { readonly withdrawal: PlayerWithdrawal }) {
  const say = useSay();
  const { currency, promisedAt, promisedCredit, missed } = withdrawal;
  const spell = useAmount(currency);
  if (missed !== null) {
    return (
      <output className={styles["Pending-next"]}>
        <Alert tone="warn" title={say("pending.late.title")}>
          {say("pending.late.text")}{" "}
          {missed.credit !== null && say("pending.late.credit", { amount: spell(missed.credit) })}
        </Alert>
      </output>
    );
  }
  if (promisedAt === null || promisedCredit === null) return null;
  return (
    <div>
      <h3 className={styles["Pending-small"]}>{say("withdraw.promise")}</h3>
      <p className={styles["Pending-soft"]}>
        {say("pending.promise", { amount: spell(promisedCredit) })}
      </p>
    </div>
  );
}

const wantsDocument: ReadonlySet<string> = new Set(["document_missing", "documents_needed"]);

/** Who does the next thing, and why it is not done yet. */
function Next({ withdrawal: { nextActor, reason } }: { readonly withdrawal: PlayerWithdrawal }) {
  const say = useSay();
  if (nextActor === null) return null;
  return (
    <output className={styles["Pending-next"]}>
      <Alert
        tone={nextActor === "player" ? "warn" : "accent"}
        icon={iconUsersRound}
        title={say(`pending.next.${nextActor}`)}
      >
        {reason !== null && say(`pending.reason.${reason}`)}{" "}
        {reason !== null && wantsDocument.has(reason) && (
          <TextLink href="/account/verification">{say("withdraw.way.documents")}</TextLink>
        )}
      </Alert>
    </output>
  );
}
