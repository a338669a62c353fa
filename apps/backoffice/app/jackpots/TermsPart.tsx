import type { JackpotChangeView, KeptJackpotView } from "@croupier/contracts";
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDecision } from "../decisions/use-decision.ts";
import { gamesKey, mayGiveMoney } from "../games/game-calls.ts";
import { changeStates, percent } from "../games/game-words.ts";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Facts } from "../players/Part.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import styles from "../treasury/Treasury.module.css";
import { AskTermsDialog } from "./AskTermsDialog.tsx";
import { answerPotChange, jackpots } from "./jackpot-calls.ts";
import { nameOfPot, partsInWords } from "./jackpot-words.ts";

/** What the next pot begins with, and who changed that, when and why. */
export function TermsPart({ of: pot }: { of: KeptJackpotView }) {
  const [isAsking, setAsking] = useState(false);
  const { data: may } = useQuery(mayGiveMoney);
  const { currency, changes } = pot;
  const isWaiting = changes.some(({ state }) => state === "waiting");
  return (
    <>
      <section className={styles["Treasury-part"]} aria-label="Terms">
        <h2 className={styles["Treasury-heading"]}>Terms</h2>
        <Facts
          of={[
            ["Of every stake", partsInWords(pot.parts)],
            ["The next one begins with", amountInWords(pot.seed, currency)],
            ["And drops by", amountInWords(pot.dropsBy, currency)],
            ["Gives back", percent(pot.returnToPlayer)],
          ]}
        />
        {may === true && !isWaiting && (
          <Button variant="default" mt="sm" onClick={() => setAsking(true)}>
            Ask for other terms
          </Button>
        )}
      </section>
      <section aria-label="History of the terms">
        <h2 className={styles["Treasury-listed"]}>History</h2>
        {changes.length === 0 ? (
          <p className={styles["Treasury-part"]}>It has the terms it came with.</p>
        ) : (
          <ul className={rows["Rows"]} aria-label="Changes of the terms">
            {changes.map((change) => (
              <Change key={change.id} of={change} pot={pot} />
            ))}
          </ul>
        )}
      </section>
      {isAsking && <AskTermsDialog of={pot} onDone={() => setAsking(false)} />}
    </>
  );
}

function Change({ of: change, pot }: { of: JackpotChangeView; pot: KeptJackpotView }) {
  const { reason, state, askedBy, askedAt, answeredBy, answeredAt } = change;
  const { word, tone } = changeStates[state];
  return (
    <li className={rows["Rows-one"]}>
      <span className={rows["Rows-name"]}>
        {`${partsInWords(change.parts)}, from ${amountInWords(change.seed)} to ${amountInWords(change.dropsBy, pot.currency)}`}
      </span>
      <p className={styles["Treasury-words"]}>{reason}</p>
      <span className={rows["Rows-facts"]}>
        {askedBy}, <Moment at={askedAt} />
        {answeredBy !== null && answeredAt !== null && (
          <>
            {`. ${word}: ${answeredBy}, `}
            <Moment at={answeredAt} />
          </>
        )}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {state === "waiting" && <AnswerChange of={change} pot={pot} />}
    </li>
  );
}

/** Whoever asked may take it back, somebody else says yes or no. */
function AnswerChange({ of: { id, own }, pot }: { of: JackpotChangeView; pot: KeptJackpotView }) {
  const { data: may } = useQuery(mayGiveMoney);
  const { decide, isDeciding } = useDecision({
    about: `Terms of ${nameOfPot(pot)}`,
    to: `/jackpots/${pot.jackpot}/${pot.currency}`,
    changes: gamesKey,
    stands: <Standing id={id} />,
  });
  if (may !== true) return null;
  return (
    <Group gap={8} className={rows["Rows-act"] ?? ""}>
      {!own && (
        <Button loading={isDeciding} onClick={() => decide(() => answerPotChange(id, "approved"))}>
          Approve
        </Button>
      )}
      <Button
        variant="default"
        disabled={isDeciding}
        onClick={() => decide(() => answerPotChange(id, "declined"))}
      >
        {own ? "Take back" : "Decline"}
      </Button>
    </Group>
  );
}

/** What became of it, as it is now. */
function Standing({ id }: { id: string }) {
  const { data, isFetchedAfterMount, isSuccess } = useQuery(jackpots);
  const change = data?.flatMap(({ changes }) => changes).find((one) => one.id === id);
  return (
    isFetchedAfterMount && isSuccess && change !== undefined && changeStates[change.state].word
  );
}
