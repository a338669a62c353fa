import type { FoundRoundView } from "@croupier/contracts";
import { assets } from "@croupier/kit/money";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { games } from "../games/game-calls.ts";
import { nameOfGame } from "../games/game-words.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "../treasury/Amount.tsx";
import { Filter } from "../treasury/Filter.tsx";
import { wordsOf } from "../treasury/money-words.ts";
import styles from "../treasury/Treasury.module.css";
import { WideTable } from "../treasury/WideTable.tsx";
import { rounds } from "./round-calls.ts";
import { instantOf, roundStates } from "./round-words.ts";
import { RoundFinder, SizeFields, TimeFields } from "./RoundSearch.tsx";

const columns = [
  { whole: "Round" },
  "Player",
  { whole: "State" },
  { numbers: "Staked" },
  { numbers: "Paid" },
  { whole: "Began" },
];

// The keys of a table of words are the words' own type.
const states = Object.keys(roundStates) as FoundRoundView["state"][];

/** Rounds of anybody, the newest first. What is asked for stands in the address. */
export function RoundsPage() {
  const { search, clearing } = useQuestion();
  const { data: known = [] } = useQuery(games);
  const gameWords = Object.fromEntries(known.map(({ game }) => [game, nameOfGame(game)]));
  const currency = assets.find((one) => one === search.get("currency"));
  const sized = (name: string) =>
    currency === undefined ? undefined : (search.get(name) ?? undefined);
  const query = useInfiniteQuery(
    rounds({
      player: search.get("player") ?? undefined,
      game: search.get("game") ?? undefined,
      state: states.find((one) => one === search.get("state")),
      currency,
      stakedMin: sized("staked"),
      paidMin: sized("paid"),
      from: instantOf(search.get("from")),
      until: instantOf(search.get("until")),
    }),
  );
  return (
    <Page title="Rounds">
      <search className={styles["Treasury-search"]}>
        <RoundFinder />
        <Filter name="game" label="Game" every="Every game" words={gameWords} />
        <Filter name="state" label="State" every="Every state" words={wordsOf(roundStates)} />
        <Filter
          name="currency"
          label="Currency"
          every="Every currency"
          words={Object.fromEntries(assets.map((one) => [one, one]))}
        />
        {currency !== undefined && <SizeFields />}
        <TimeFields />
      </search>
      <Answer query={query} loading={<Waiting rows={8} what="the rounds" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const [last] = pages.slice(-1);
          return (
            <>
              {items.length === 0 ? (
                <Notice icon="pulse" tone="quiet" title="No rounds" {...clearing}>
                  Nothing like it was played in the time that was looked at.
                </Notice>
              ) : (
                <WideTable
                  name="Rounds"
                  columns={columns}
                  rows={items.map((item) => ({
                    key: item.id,
                    title: item.id,
                    cells: cellsOf(item),
                  }))}
                />
              )}
              {last !== undefined && (
                <p className={rows["Rows-above"]}>
                  Looked back to <ExactMoment at={last.lookedBackTo} />.
                </p>
              )}
            </>
          );
        }}
      </Answer>
      <OlderRows of={query} what="rounds" />
    </Page>
  );
}

function cellsOf(item: FoundRoundView) {
  const { id, playerId, firstName, lastName, game, state, staked, payout, currency } = item;
  const { word, tone } = roundStates[state];
  return [
    <Link key="round" className={rows["Rows-name"] ?? ""} to={`/rounds/${id}`}>
      {nameOfGame(game)}
    </Link>,
    <Link key="player" to={`/players/${playerId}`}>
      {firstName} {lastName}
    </Link>,
    <span key="state" className={rows["Rows-tags"]}>
      <Tag tone={tone}>{word}</Tag>
      {item.isFree && <Tag tone="accent">Free</Tag>}
      {item.endedBy === "house" && <Tag tone="quiet">By the house</Tag>}
    </span>,
    <Amount key="staked" of={staked} currency={currency} />,
    payout === null ? "–" : <Amount key="paid" of={payout} currency={currency} />,
    <ExactMoment key="began" at={item.openedAt} />,
  ] as const;
}
