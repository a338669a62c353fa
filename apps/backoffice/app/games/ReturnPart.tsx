import type { ProfileChangeView, WholeGameView } from "@croupier/contracts";
import { Button, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDecision } from "../decisions/use-decision.ts";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Facts } from "../players/Part.tsx";
import styles from "../treasury/Treasury.module.css";
import { answerProfile, askProfile, gamesKey, mayGiveMoney, oneGame } from "./game-calls.ts";
import { changeStates, nameOfGame, nameOfProfile, percent } from "./game-words.ts";
import { WhyDialog } from "./WhyDialog.tsx";

/** What a game returns to its players, and who changed that, when and why. */
export function ReturnPart({ of: one }: { of: WholeGameView }) {
  const { profile, waiting, changes } = one;
  return (
    <>
      <section className={styles["Treasury-part"]} aria-label="Return to players">
        <h2 className={styles["Treasury-heading"]}>Return to players</h2>
        <Facts
          of={[
            ["Returns", percent(profile.returnToPlayer)],
            ["Called", nameOfProfile(profile.name)],
            ["Version", String(profile.version)],
            ["Since", <ExactMoment key="since" at={profile.since} />],
          ]}
        />
        {waiting === null && <AskAnother of={one} />}
      </section>
      <section aria-label="History of the return">
        <h2 className={styles["Treasury-listed"]}>History</h2>
        {changes.length === 0 ? (
          <p className={styles["Treasury-part"]}>
            It is played with the configuration it came with.
          </p>
        ) : (
          <ul className={rows["Rows"]} aria-label="Changes of the return">
            {changes.map((change) => (
              <Change key={change.id} of={change} game={one.game} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function AskAnother({ of: one }: { of: WholeGameView }) {
  const [isAsking, setAsking] = useState(false);
  const { data: may } = useQuery(mayGiveMoney);
  const others = one.profiles.filter(({ name }) => name !== one.profile.name);
  if (others.length === 0) {
    return (
      <p className={styles["Treasury-soft"]}>
        This game has one configuration: its table, or its reels, are the game.
      </p>
    );
  }
  if (may !== true) return null;
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => setAsking(true)}>
        Ask for another
      </Button>
      {isAsking && <AskDialog of={one} others={others} onDone={() => setAsking(false)} />}
    </>
  );
}

function AskDialog({
  of: { game },
  others,
  onDone,
}: {
  of: WholeGameView;
  others: WholeGameView["profiles"];
  onDone: () => void;
}) {
  const [profile, setProfile] = useState<string | null>(null);
  return (
    <WhyDialog
      title={`Another return of ${nameOfGame(game)}?`}
      act="Ask for it"
      isWhole={profile !== null}
      onAct={(reason) => askProfile(game, { profile: profile ?? "", reason })}
      onDone={onDone}
    >
      <p>
        A colleague has to say yes. From then on new rounds have it; who has the game open is told
        to open it again, and a round that is open ends as it began.
      </p>
      <Select
        label="Return to players"
        required
        allowDeselect={false}
        mb="sm"
        data={others.map(({ name, returnToPlayer }) => ({
          value: name,
          label: `${percent(returnToPlayer)} (${nameOfProfile(name)})`,
        }))}
        value={profile}
        onChange={setProfile}
      />
    </WhyDialog>
  );
}

function Change({ of: change, game }: { of: ProfileChangeView; game: string }) {
  const { profile, reason, state, askedBy, askedAt, version } = change;
  const { word, tone } = changeStates[state];
  return (
    <li className={rows["Rows-one"]}>
      <span className={rows["Rows-name"]}>
        {nameOfProfile(profile)}
        {version !== null && `, version ${version}`}
      </span>
      <p className={styles["Treasury-words"]}>{reason}</p>
      <span className={rows["Rows-facts"]}>
        {askedBy}, <Moment at={askedAt} />
        <Answered of={change} />
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {state === "waiting" && <AnswerChange of={change} game={game} />}
    </li>
  );
}

function Answered({ of: { state, answeredBy, answeredAt } }: { of: ProfileChangeView }) {
  if (answeredBy === null || answeredAt === null) return null;
  return (
    <>
      {`. ${changeStates[state].word}: ${answeredBy}, `}
      <Moment at={answeredAt} />
    </>
  );
}

/** Whoever asked may take it back, somebody else says yes or no. */
function AnswerChange({ of: { id, own }, game }: { of: ProfileChangeView; game: string }) {
  const { data: may } = useQuery(mayGiveMoney);
  const { decide, isDeciding } = useDecision({
    about: `Return of ${nameOfGame(game)}`,
    to: `/games/${game}`,
    changes: gamesKey,
    stands: <Standing id={id} game={game} />,
  });
  if (may !== true) return null;
  return (
    <Group gap={8} className={rows["Rows-act"] ?? ""}>
      {!own && (
        <Button loading={isDeciding} onClick={() => decide(() => answerProfile(id, "approved"))}>
          Approve
        </Button>
      )}
      <Button
        variant="default"
        disabled={isDeciding}
        onClick={() => decide(() => answerProfile(id, "declined"))}
      >
        {own ? "Take back" : "Decline"}
      </Button>
    </Group>
  );
}

/** What became of it, as it is now. */
function Standing({ id, game }: { id: string; game: string }) {
  const { data, isFetchedAfterMount, isSuccess } = useQuery(oneGame(game));
  const change = data?.changes.find((one) => one.id === id);
  return (
    isFetchedAfterMount && isSuccess && change !== undefined && changeStates[change.state].word
  );
}
