import type { FreeRoundGrantView } from "@croupier/contracts";
import { Button, Group } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { games, mayGiveMoney } from "../games/game-calls.ts";
import { nameOfGame } from "../games/game-words.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import { Filter } from "../treasury/Filter.tsx";
import { wordsOf } from "../treasury/money-words.ts";
import type { Verdict } from "../treasury/AnswerColleague.tsx";
import styles from "../treasury/Treasury.module.css";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { freeRounds, type GrantPress } from "./free-round-calls.ts";
import { grantStates } from "./free-round-words.ts";
import { GiveDialog } from "./GiveDialog.tsx";

// The keys of a table of words are the words' own type.
const states = Object.keys(grantStates) as FreeRoundGrantView["state"][];

/** Free rounds that staff gave, the newest first. What is asked for stands in the address. */
export function FreeRoundsPage() {
  const { search, clearing } = useQuestion();
  const [isGiving, setGiving] = useState(false);
  // Kept while the list changes below it: what was answered waits no more.
  const [answering, setAnswering] = useState<{ one: FreeRoundGrantView; answer: Verdict }>();
  const { data: may } = useQuery(mayGiveMoney);
  const { data: known = [] } = useQuery(games);
  const gameWords = Object.fromEntries(known.map(({ game }) => [game, nameOfGame(game)]));
  const player = search.get("player") ?? undefined;
  const game = search.get("game") ?? undefined;
  const state = states.find((one) => one === search.get("state"));
  const query = useInfiniteQuery(freeRounds({ player, game, state }));
  return (
    <Page
      title="Free rounds"
      actions={may === true && <Button onClick={() => setGiving(true)}>Give some</Button>}
    >
      <search className={styles["Treasury-search"]}>
        <Filter name="game" label="Game" every="Every game" words={gameWords} />
        <Filter name="state" label="State" every="Every state" words={wordsOf(grantStates)} />
      </search>
      <Answer query={query} loading={<Waiting rows={6} what="the free rounds" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <Notice icon="check" tone="quiet" title="No free rounds" {...clearing}>
              What is given to players stands here, with what became of it.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Free rounds">
              {items.map((item) => (
                <Row
                  key={item.id}
                  of={item}
                  mayCancel={may === true}
                  onAnswer={(one, answer) => setAnswering({ one, answer })}
                />
              ))}
            </ul>
          );
        }}
      </Answer>
      <OlderRows of={query} what="free rounds" />
      {answering !== undefined && (
        <AnswerDialog
          of={answering.one}
          answer={answering.answer}
          onDone={() => setAnswering(undefined)}
        />
      )}
      {isGiving && <GiveDialog player={player} game={game} onDone={() => setGiving(false)} />}
    </Page>
  );
}

function Row({
  of: one,
  mayCancel,
  onAnswer,
}: {
  of: FreeRoundGrantView;
  mayCancel: boolean;
  onAnswer: (one: FreeRoundGrantView, answer: Verdict) => void;
}) {
  const [isCancelling, setCancelling] = useState(false);
  const { playerId, firstName, lastName, game, rounds, used, stake, won, currency, state } = one;
  const { word, tone } = grantStates[state];
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/players/${playerId}`}>
        {firstName} {lastName}
      </Link>
      <span>
        {`${rounds} of ${nameOfGame(game)} at ${amountInWords(stake, currency)}: ${used} played, ${amountInWords(won, currency)} won`}
      </span>
      {one.reason !== null && <p className={styles["Treasury-words"]}>{one.reason}</p>}
      <span className={rows["Rows-facts"]}>
        {one.givenBy}, <Moment at={one.givenAt} />, good until <ExactMoment at={one.expiresAt} />
        {one.cancelled !== null && (
          <>
            . Taken back by {one.cancelled.by}, <Moment at={one.cancelled.at} />: “
            {one.cancelled.reason}”
          </>
        )}
      </span>
      {one.press !== null && <PressFacts of={one} press={one.press} />}
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {state === "waiting" && one.press !== null && mayCancel && (
        <AnswerPress own={one.press.own} onAnswer={(answer) => onAnswer(one, answer)} />
      )}
      {state === "open" && mayCancel && (
        <div className={rows["Rows-act"]}>
          <Button variant="default" onClick={() => setCancelling(true)}>
            Take back
          </Button>
        </div>
      )}
      {isCancelling && <CancelDialog of={one} onDone={() => setCancelling(false)} />}
    </li>
  );
}

/** The whole of what one of staff gives and another answers: for how many, worth how much, and what came of it. */
function PressFacts({
  of: { state, currency },
  press,
}: {
  of: FreeRoundGrantView;
  press: GrantPress;
}) {
  const { players, worth, answered, until } = press;
  const whole = `${players === 1 ? "For one player" : `For ${players} players`}, worth ${amountInWords(worth, currency)} in all. `;
  return (
    <span className={rows["Rows-facts"]}>
      {whole}
      {state === "waiting" && (
        <>
          Another operator has to approve them before anybody can play, by{" "}
          <ExactMoment at={until} />
        </>
      )}
      {state === "over" && answered === null && "Nobody approved them in time."}
      {answered !== null && (
        <>
          {state === "declined" || state === "withdrawn" ? grantStates[state].word : "Approved"} by{" "}
          {answered.by}, <Moment at={answered.at} />: “{answered.note}”
        </>
      )}
    </span>
  );
}

/** Never by whoever gave them: they take them back. */
function AnswerPress({ own, onAnswer }: { own: boolean; onAnswer: (answer: Verdict) => void }) {
  return (
    <Group gap={8} className={rows["Rows-act"] ?? ""}>
      {!own && <Button onClick={() => onAnswer("approved")}>Approve</Button>}
      <Button variant="default" onClick={() => onAnswer("declined")}>
        {own ? "Take back" : "Decline"}
      </Button>
    </Group>
  );
}
