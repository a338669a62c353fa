import type { GameFiguresView, PlayedDayView } from "@croupier/contracts";
import { Group, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router";
import { games } from "../games/game-calls.ts";
import { nameOfGame, percent } from "../games/game-words.ts";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { TakeCsv } from "../parts/TakeCsv.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "../treasury/Amount.tsx";
import { Filter } from "../treasury/Filter.tsx";
import styles from "../treasury/Treasury.module.css";
import { WideTable } from "../treasury/WideTable.tsx";
import { lastDays, readDay } from "./days.ts";
import { figures, takeFigures, type FiguresQuestion } from "./performance-calls.ts";
import { ReturnBand } from "./ReturnBand.tsx";

const spans = [
  { label: "Today", days: 1 },
  { label: "7 days", days: 7 },
  { label: "30 days", days: 30 },
  { label: "90 days", days: 90 },
] as const;

/** What games brought, and whether they return what their rules say. The days stand in the address. */
export function PerformancePage() {
  const { search, change, clearing } = useQuestion();
  const now = use(NowContext);
  const { data: known = [] } = useQuery(games);
  const usual = lastDays(7, now);
  const question: FiguresQuestion = {
    from: readDay(search.get("from")) ?? usual.from,
    until: readDay(search.get("until")) ?? usual.until,
    game: search.get("game") ?? undefined,
  };
  const query = useQuery(figures(question));
  const { from, until, game } = question;
  return (
    <Page
      title="Performance"
      actions={
        <Group gap={8}>
          <TakeCsv name="games" label="CSV by game" take={() => takeFigures(question, "game")} />
          <TakeCsv name="days" label="CSV by day" take={() => takeFigures(question, "day")} />
        </Group>
      }
    >
      <ChipLinks
        label="Days"
        links={spans.map(({ label, days }) => {
          const span = lastDays(days, now);
          const of = new URLSearchParams({ ...span, ...(game === undefined ? {} : { game }) });
          return {
            label,
            to: { search: `?${of}` },
            shown: span.from === from && span.until === until,
          };
        })}
      />
      <search className={styles["Treasury-search"]}>
        <Filter
          name="game"
          label="Game"
          every="Every game"
          words={Object.fromEntries(known.map((one) => [one.game, nameOfGame(one.game)]))}
        />
        <Day label="From" value={from} onChange={(day) => change("from", day)} />
        <Day label="Until" value={until} onChange={(day) => change("until", day)} />
      </search>
      <Answer query={query} loading={<Waiting rows={8} what="the figures" />}>
        {(read) =>
          read.games.length === 0 ? (
            <Notice icon="pulse" tone="quiet" title="Nothing was played" {...clearing}>
              Rounds are counted by the hour, some minutes after they are over.
            </Notice>
          ) : (
            <>
              <Alarms of={read.games} />
              <GameTable of={read.games} />
              <h2 className={styles["Treasury-listed"]}>Day by day</h2>
              <DayTable of={read.days} />
              {read.countedAt !== null && (
                <p className={rows["Rows-above"]}>
                  Counted <Moment at={read.countedAt} />. Days are those of UTC. GGR is what players
                  staked less what they won with it; what free rounds paid stands beside it.
                </p>
              )}
            </>
          )
        }
      </Answer>
    </Page>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={label}
      leftSectionWidth={60}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function Alarms({ of: games }: { of: readonly GameFiguresView[] }) {
  const odd = games.filter(({ returned }) => returned?.isOdd === true);
  if (odd.length === 0) return null;
  return (
    <p className={rows["Rows-above"]} role="alert">
      <Tag tone="bad">Alarm</Tag>{" "}
      {odd
        .map(({ game, profileVersion }) => `${nameOfGame(game)}, version ${profileVersion}`)
        .join("; ")}
      : chance alone comes so far from what the rules declare once in sixteen thousand looks.
    </p>
  );
}

const gameColumns = [
  "Game",
  { numbers: "Rounds" },
  { numbers: "Staked" },
  { numbers: "Paid" },
  { numbers: "GGR" },
  { numbers: "Free rounds paid" },
  { words: "Returned, and its band" },
];

/** A row for each configuration and currency; what is of no currency stands in the first of them. */
function GameTable({ of: games }: { of: readonly GameFiguresView[] }) {
  return (
    <WideTable
      name="Games"
      columns={gameColumns}
      rows={games.flatMap((one) =>
        one.turnover.map(({ currency, staked, paid, gross, freePaid }, index) => ({
          key: `${one.game} ${one.profileVersion} ${currency}`,
          cells: [
            <span key="name">
              <Link className={rows["Rows-name"] ?? ""} to={`/games/${one.game}`}>
                {nameOfGame(one.game)}
              </Link>
              <span className={styles["Treasury-soft"]}>
                {` version ${one.profileVersion}, ${percent(one.declared)}`}
              </span>
            </span>,
            index === 0 ? one.rounds.toLocaleString("en-GB") : "",
            <Amount key="staked" of={staked} currency={currency} />,
            <Amount key="paid" of={paid} currency={currency} />,
            <Amount key="gross" of={gross} currency={currency} />,
            <Amount key="free" of={freePaid} currency={currency} />,
            index === 0 ? <ReturnBand key="band" of={one} /> : "",
          ] as const,
        })),
      )}
    />
  );
}

const dayColumns = [
  { whole: "Day" },
  { numbers: "Rounds" },
  { numbers: "Staked" },
  { numbers: "Paid" },
  { numbers: "GGR" },
  { numbers: "Free rounds paid" },
];

function DayTable({ of: days }: { of: readonly PlayedDayView[] }) {
  return (
    <WideTable
      name="Days"
      columns={dayColumns}
      rows={days.map(({ day, rounds, currency, staked, paid, gross, freePaid }) => ({
        key: `${day} ${currency}`,
        cells: [
          day,
          rounds.toLocaleString("en-GB"),
          <Amount key="staked" of={staked} currency={currency} />,
          <Amount key="paid" of={paid} currency={currency} />,
          <Amount key="gross" of={gross} currency={currency} />,
          <Amount key="free" of={freePaid} currency={currency} />,
        ] as const,
      }))}
    />
  );
}
