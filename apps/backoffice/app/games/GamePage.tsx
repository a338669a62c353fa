import type { KeptGameView, WholeGameView } from "@croupier/contracts";
import { Button, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useDecision } from "../decisions/use-decision.ts";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import styles from "../treasury/Treasury.module.css";
import { gamesKey, mayKeepGames, oneGame, setBadge } from "./game-calls.ts";
import { badgeWords, nameOfGame, placesInWords } from "./game-words.ts";
import { PlacesDialog } from "./PlacesDialog.tsx";
import { ReturnPart } from "./ReturnPart.tsx";
import { SwitchDialog } from "./SwitchDialog.tsx";

/** One game of the house: whether it is on, where, what it returns, and what its cards bear. */
export function GamePage() {
  const { game = "" } = useParams();
  const query = useQuery(oneGame(game));
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the game" />}>
      {(found) => <OneGame key={found.game} of={found} />}
    </Answer>
  );
}

function OneGame({ of: one }: { of: WholeGameView }) {
  const [isSwitching, setSwitching] = useState(false);
  const { data: may } = useQuery(mayKeepGames);
  const { game, open, sessionsOpen, roundsOpen } = one;
  return (
    <Page
      title={nameOfGame(game)}
      state={open ? <Tag tone="good">On</Tag> : <Tag tone="bad">Off</Tag>}
      actions={
        may === true && (
          <Button {...(open ? { variant: "default" } : {})} onClick={() => setSwitching(true)}>
            {open ? "Switch off" : "Switch on"}
          </Button>
        )
      }
    >
      <div className={styles["Treasury-columns"]}>
        <div>
          <ReturnPart of={one} />
        </div>
        <div>
          <section className={styles["Treasury-part"]} aria-label="The game">
            <h2 className={styles["Treasury-heading"]}>The game</h2>
            <Facts
              of={[
                ["Code", game],
                ["Rules", one.family],
                ["Kind", one.product === "tables" ? "Table" : "Casino"],
                [
                  "Playing now",
                  `${sessionsOpen.toLocaleString("en-GB")}, open rounds: ${roundsOpen.toLocaleString("en-GB")}`,
                ],
                ["Switched", <Switched key="switched" of={one} />],
                ["Offered", <Places key="places" of={one} />],
                ["On its cards", <BadgeChoice key="badge" of={one} />],
                [
                  "Look at",
                  <span key="links">
                    <Link to={`/rounds?game=${game}`}>Rounds</Link>
                    {", "}
                    <Link to={`/free-rounds?game=${game}`}>Free rounds</Link>
                    {", "}
                    <Link to={`/game-performance?game=${game}`}>Performance</Link>
                  </span>,
                ],
              ]}
            />
          </section>
          <section className={styles["Treasury-part"]} aria-label="Stakes">
            <h2 className={styles["Treasury-heading"]}>Stakes of a round</h2>
            <Facts
              of={one.stakes.map(
                ({ currency, min, max }) =>
                  [currency, `${amountInWords(min)} to ${amountInWords(max)}`] as const,
              )}
            />
          </section>
        </div>
      </div>
      {isSwitching && <SwitchDialog of={one} onDone={() => setSwitching(false)} />}
    </Page>
  );
}

function Switched({ of: { switched, open } }: { of: WholeGameView }) {
  if (switched === null) return "Never";
  return (
    <>
      {open ? "On" : "Off"} <Moment at={switched.at} /> by {switched.by}: “{switched.reason}”
    </>
  );
}

function Places({ of: one }: { of: WholeGameView }) {
  const [isChoosing, setChoosing] = useState(false);
  const { data: may } = useQuery(mayKeepGames);
  return (
    <>
      <Group gap={8}>
        {placesInWords(one.closedUnder)}
        {may === true && (
          <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
            Change
          </Button>
        )}
      </Group>
      {isChoosing && <PlacesDialog of={one} onDone={() => setChoosing(false)} />}
    </>
  );
}

function BadgeChoice({ of: { game, badge } }: { of: WholeGameView }) {
  const { data: may } = useQuery(mayKeepGames);
  const { decide, isDeciding } = useDecision({
    about: `What the cards of ${nameOfGame(game)} bear`,
    to: `/games/${game}`,
    changes: gamesKey,
    stands: null,
  });
  if (may !== true) return badge === null ? "As its page says" : badgeWords[badge];
  return (
    <Select
      size="xs"
      aria-label="On its cards"
      placeholder="As its page says"
      clearable
      disabled={isDeciding}
      data={Object.entries(badgeWords).map(([value, label]) => ({ value, label }))}
      value={badge}
      // The choices are the badges.
      onChange={(chosen) => decide(() => setBadge(game, chosen as KeptGameView["badge"]))}
    />
  );
}
