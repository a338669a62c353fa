import type { FreeRoundGrantView } from "@croupier/contracts";
import { Button } from "@mantine/core";
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
import styles from "../treasury/Treasury.module.css";
import { CancelDialog } from "./CancelDialog.tsx";
import { freeRounds } from "./free-round-calls.ts";
import { grantStates } from "./free-round-words.ts";
import { GiveDialog } from "./GiveDialog.tsx";

// The keys of a table of words are the words' own type.
const states = Object.keys(grantStates) as FreeRoundGrantView["state"][];

/** Free rounds that staff gave, the newest first. What is asked for stands in the address. */
export function FreeRoundsPage() {
  const { search, clearing } = useQuestion();
  const [isGiving, setGiving] = useState(false);
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
                <Row key={item.id} of={item} mayCancel={may === true} />
              ))}
            </ul>
          );
        }}
      </Answer>
      <OlderRows of={query} what="free rounds" />
      {isGiving && <GiveDialog player={player} game={game} onDone={() => setGiving(false)} />}
    </Page>
  );
}

function Row({ of: one, mayCancel }: { of: FreeRoundGrantView; mayCancel: boolean }) {
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
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
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
