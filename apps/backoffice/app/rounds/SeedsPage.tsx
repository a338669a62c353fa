import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import styles from "../treasury/Treasury.module.css";
import { WideTable } from "../treasury/WideTable.tsx";
import { Digits } from "./Digits.tsx";
import { playerSeeds } from "./round-calls.ts";

const columns = [
  { whole: "Pair" },
  { words: "Our seed, shown" },
  { words: "Fingerprint" },
  "Player's seed",
  { numbers: "Rounds" },
  { whole: "Shown" },
];

/** What decided a player's rounds, and the fingerprint of what does now. */
export function SeedsPage() {
  const { player = "" } = useParams();
  const query = useQuery(playerSeeds(player));
  return (
    <Page title="Seeds of a player">
      <Answer query={query} loading={<Waiting rows={6} what="the seeds" />}>
        {({ deciding, before }) =>
          deciding === null ? (
            <Notice icon="pulse" tone="quiet" title="No seeds yet">
              They are made when a player opens a game of the house for the first time.
            </Notice>
          ) : (
            <>
              <section className={styles["Treasury-part"]} aria-label="The pair that decides">
                <h2 className={styles["Treasury-heading"]}>{`Pair ${deciding.number} decides`}</h2>
                <Facts
                  of={[
                    ["Fingerprint", <Digits key="print">{deciding.fingerprint}</Digits>],
                    ["Our seed", "Told to nobody while it decides"],
                    ["Player's seed", <Digits key="seed">{deciding.playerSeed}</Digits>],
                    ["Rounds so far", deciding.nonceNext.toLocaleString("en-GB")],
                    ["Since", <ExactMoment key="since" at={deciding.since} />],
                    [
                      "Look at",
                      <span key="links">
                        <Link to={`/players/${player}`}>The player</Link>
                        {", "}
                        <Link to={`/rounds?player=${player}`}>Rounds</Link>
                      </span>,
                    ],
                  ]}
                />
              </section>
              {before.length > 0 && (
                <section aria-label="Pairs before">
                  <h2 className={styles["Treasury-listed"]}>Pairs before</h2>
                  <WideTable
                    name="Pairs before"
                    columns={columns}
                    rows={before.map((pair) => ({
                      key: String(pair.number),
                      cells: [
                        String(pair.number),
                        <Digits key="seed">{pair.serverSeed}</Digits>,
                        <Digits key="print">{pair.fingerprint}</Digits>,
                        <Digits key="player">{pair.playerSeed}</Digits>,
                        pair.nonceNext.toLocaleString("en-GB"),
                        <ExactMoment key="shown" at={pair.revealedAt} />,
                      ] as const,
                    }))}
                  />
                </section>
              )}
            </>
          )
        }
      </Answer>
    </Page>
  );
}
