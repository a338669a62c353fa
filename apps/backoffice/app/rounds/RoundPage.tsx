import type { TracedRoundView } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { nameOfGame } from "../games/game-words.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { Amount } from "../treasury/Amount.tsx";
import styles from "../treasury/Treasury.module.css";
import { WideTable } from "../treasury/WideTable.tsx";
import { Digits } from "./Digits.tsx";
import { FlightProof } from "./FlightProof.tsx";
import { Replay } from "./Replay.tsx";
import { oneRound } from "./round-calls.ts";
import { accountInWords, legInWords, restInWords, roundStates } from "./round-words.ts";
import { Steps } from "./Steps.tsx";

/** One round: what it moved, what was shown, what decided it, and the scene once more. */
export function RoundPage() {
  const { round = "" } = useParams();
  const query = useQuery(oneRound(round));
  return (
    <Answer query={query} loading={<Waiting rows={10} what="the round" />}>
      {(found) => <OneRound key={found.round.id} of={found} />}
    </Answer>
  );
}

function OneRound({ of: traced }: { of: TracedRoundView }) {
  const { round } = traced;
  const { word, tone } = roundStates[round.state];
  return (
    <Page
      title={`Round of ${nameOfGame(round.game)}`}
      state={
        <>
          <Tag tone={tone}>{word}</Tag>
          {round.freeRounds !== null && <Tag tone="accent">Free</Tag>}
          {traced.recounts === false && <Tag tone="bad">Does not recount</Tag>}
        </>
      }
    >
      <div className={styles["Treasury-columns"]}>
        <div>
          <section className={styles["Treasury-part"]} aria-label="Watch it again">
            <Replay of={traced} />
          </section>
          <section aria-label="What it moved">
            <h2 className={styles["Treasury-listed"]}>What it moved</h2>
            <Movements of={traced} />
          </section>
          <section className={styles["Treasury-part"]} aria-label="Step by step">
            <h2 className={styles["Treasury-heading"]}>Step by step</h2>
            <Steps of={round} />
          </section>
        </div>
        <div>
          <section className={styles["Treasury-part"]} aria-label="The round">
            <h2 className={styles["Treasury-heading"]}>The round</h2>
            <RoundFacts of={traced} />
          </section>
          <section className={styles["Treasury-part"]} aria-label="What decided it">
            <h2 className={styles["Treasury-heading"]}>What decided it</h2>
            <Proof of={traced} />
          </section>
        </div>
      </div>
    </Page>
  );
}

function RoundFacts({ of: traced }: { of: TracedRoundView }) {
  const { round, playerId, firstName, lastName, endedBy } = traced;
  const { currency } = round;
  return (
    <Facts
      of={[
        [
          "Player",
          <Link key="player" to={`/players/${playerId}`}>
            {firstName} {lastName}
          </Link>,
        ],
        [
          "Game",
          <Link key="game" to={`/games/${round.game}`}>
            {nameOfGame(round.game)}
          </Link>,
        ],
        ["Configuration", `Version ${round.profileVersion}`],
        ["Stake", <Amount key="stake" of={round.stake} currency={currency} />],
        ["Staked in all", <Amount key="staked" of={round.staked} currency={currency} />],
        [
          "Paid",
          round.payout === null ? (
            "Nothing yet"
          ) : (
            <Amount key="paid" of={round.payout} currency={currency} />
          ),
        ],
        ["Began", <ExactMoment key="began" at={round.openedAt} />],
        [
          "Over",
          round.closedAt === null ? "Not yet" : <ExactMoment key="over" at={round.closedAt} />,
        ],
        [
          "Ended by",
          endedBy === null ? "Nobody yet" : endedBy === "house" ? "The house" : "The player",
        ],
        ["Its number", <Digits key="id">{round.id}</Digits>],
        ["Press", <Digits key="press">{round.playId}</Digits>],
        ["Game session", <Digits key="session">{traced.gameSessionId}</Digits>],
      ]}
    />
  );
}

function Movements({ of: { movements, round } }: { of: TracedRoundView }) {
  if (movements.length === 0) {
    return (
      <p className={styles["Treasury-part"]}>
        It moved nothing: the house staked, and it paid nothing.
      </p>
    );
  }
  return (
    <WideTable
      name="What the round moved"
      columns={["What", "From", "To", { numbers: "Amount" }, { whole: "When" }]}
      rows={movements.map(({ id, kind, amount, from, to, at }) => ({
        key: id,
        title: id,
        cells: [
          legInWords(kind),
          accountInWords(from),
          accountInWords(to),
          <Amount key="amount" of={amount} currency={round.currency} />,
          <ExactMoment key="at" at={at} />,
        ] as const,
      }))}
    />
  );
}

function Proof({ of: traced }: { of: TracedRoundView }) {
  const { flight } = traced;
  return (
    <>
      {flight === null ? <PairProof of={traced} /> : <FlightProof of={traced} flight={flight} />}
      <Signed of={traced} />
    </>
  );
}

function PairProof({ of: traced }: { of: TracedRoundView }) {
  const { round, serverSeed, recounts, seedNumber } = traced;
  return (
    <Facts
      of={[
        ["Counted again", <Recount key="recount" comes={recounts} />],
        ["Fingerprint", <Digits key="fingerprint">{round.seedFingerprint}</Digits>],
        [
          "Our seed",
          serverSeed === null ? (
            "Decides still: told to nobody"
          ) : (
            <Digits key="seed">{serverSeed}</Digits>
          ),
        ],
        ["Player's seed", <Digits key="player-seed">{round.playerSeed}</Digits>],
        ["Number", `${round.nonce} of pair ${seedNumber}`],
      ]}
    />
  );
}

function Signed({ of: { round, playerId, flight, verifier } }: { of: TracedRoundView }) {
  const { receipt, rest } = round;
  return (
    <Facts
      of={[
        ...(rest === undefined ? [] : [["Below the smallest unit", restInWords(rest)] as const]),
        [
          "Receipt",
          receipt === null ? "Signed once it is over" : `Signed with key ${receipt.keyId}`,
        ],
        ...(receipt === null
          ? []
          : [["Signature", <Digits key="signature">{receipt.signature}</Digits>] as const]),
        [
          "Look at",
          <span key="links">
            {flight === null && <Link to={`/players/${playerId}/seeds`}>Seeds of the player</Link>}
            {receipt !== null && (
              <>
                {flight === null && ", "}
                <a href={verifier} target="_blank" rel="noreferrer">
                  the public verifier
                </a>
              </>
            )}
          </span>,
        ],
      ]}
    />
  );
}

function Recount({ comes }: { comes: boolean | null }) {
  if (comes === null) return "Its rules are not in this version";
  return comes ? (
    <Tag tone="good">Comes out as it was shown</Tag>
  ) : (
    <Tag tone="bad">Does not come out as it was shown</Tag>
  );
}
