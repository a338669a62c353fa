import type { LookedAtWithdrawal } from "@croupier/contracts";
import { Link } from "react-router";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Facts } from "../players/Part.tsx";
import { Amount, amountInWords } from "../treasury/Amount.tsx";
import { stateWords } from "./withdrawal-words.ts";
import styles from "./CasePanel.module.css";

/** The small print of it: what arrives and by when it was to be looked at, and what is known of the player. */
export function CaseFacts({ of: one }: { of: LookedAtWithdrawal }) {
  return (
    <>
      <section aria-label="The withdrawal">
        <h3 className={styles["Case-heading"]}>The withdrawal</h3>
        <OwnFacts of={one} />
      </section>
      <section aria-label="What is known of the player">
        <h3 className={styles["Case-heading"]}>What is known of the player</h3>
        <PlayerFacts of={one} />
      </section>
    </>
  );
}

function OwnFacts({ of: one }: { of: LookedAtWithdrawal }) {
  return (
    <Facts
      of={[
        ["Fee", <Amount key="fee" of={one.fee} currency={one.currency} />],
        ["Arrives", <Amount key="arrives" of={one.arrives} currency={one.currency} />],
        ["Requested", <ExactMoment key="requested" at={one.requestedAt} />],
        ["Look by", one.dueAt === null ? "No longer" : <ExactMoment key="due" at={one.dueAt} />],
        ...(one.promisedAt === null
          ? []
          : [["Promised by", <ExactMoment key="promised" at={one.promisedAt} />] as const]),
        ...missedFacts(one),
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

function missedFacts({ missed, currency }: LookedAtWithdrawal) {
  if (missed === null) return [];
  return [
    ["Promise missed", <ExactMoment key="missed" at={missed.at} />],
    [
      "Credited for it",
      missed.credit === null ? (
        "Nothing"
      ) : (
        <Amount key="credit" of={missed.credit} currency={currency} />
      ),
    ],
  ] as const;
}

function OtherParts({ of: { parts, currency } }: { of: LookedAtWithdrawal }) {
  return parts.map((part) => (
    <div key={part.id}>
      <Link to={`/withdrawals/${part.id}`}>{amountInWords(part.amount, currency)}</Link>
      {`, ${stateWords[part.state].word.toLowerCase()}`}
    </div>
  ));
}

function PlayerFacts({ of: { facts } }: { of: LookedAtWithdrawal }) {
  const sum = (amount: string) => <Amount of={amount} currency={facts.currency} />;
  return (
    <Facts
      of={[
        ["Documents", facts.verified ? "Verified" : "Not verified"],
        ["Paid in", sum(facts.deposited)],
        ["Wagered", sum(facts.wagered)],
        ["Withdrawn before", sum(facts.withdrawnBefore)],
        ["Arrived before", String(facts.arrivedBefore)],
        [
          "Account changed",
          facts.changedAt === null ? "Not lately" : <Moment key="changed" at={facts.changedAt} />,
        ],
      ]}
    />
  );
}
