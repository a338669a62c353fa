import type { PlayerFile } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { whoAmI } from "../calls.ts";
import { ExactMoment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Part } from "./Part.tsx";
import { playerKey, tellApart } from "./player-calls.ts";
import styles from "./Players.module.css";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";

type Evidence = PlayerFile["samePeople"][number]["evidence"][number];

const evidenceWords: Readonly<Record<Evidence, string>> = {
  name: "Same name",
  birthday: "Same birthday",
  address: "Same address",
  phone: "Same phone",
  mailbox: "Same mailbox",
  device: "Same device",
};

/** Whoever is excluded somewhere else and seems to be this player; only staff can say that they are two. */
export function MatchesPart({ file }: { file: PlayerFile }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const [match, setMatch] = useState<string>();
  if (file.samePeople.length === 0) return null;
  const player = file.id;
  const may = me?.roles.some((role) => role === "administrator" || role === "risk") === true;
  return (
    <Part title="Excluded at another account">
      <ul className={styles["Player-rows"]} aria-label="Excluded at another account">
        {file.samePeople.map(({ id, playerId, certainty, evidence, foundAt }) => (
          <li key={id} className={styles["Player-match"]}>
            <span>
              {certainty === "same" ? "The same person as" : "Much like"}{" "}
              <Link to={`/players/${playerId}`}>an excluded player</Link>
            </span>
            <span className={styles["Player-tags"]}>
              {evidence.map((one) => (
                <Tag key={one} tone="warn">
                  {evidenceWords[one]}
                </Tag>
              ))}
            </span>
            <span className={styles["Players-soft"]}>
              Found <ExactMoment at={foundAt} />
            </span>
            {may && (
              <Button variant="default" size="xs" onClick={() => setMatch(id)}>
                They are two people
              </Button>
            )}
          </li>
        ))}
      </ul>
      {match !== undefined && (
        <ReasonDialog
          title="Are these two people?"
          act="They are two people"
          onAct={async (reason) => {
            await tellApart({ player, match, reason });
            await queries.invalidateQueries({ queryKey: playerKey(player) });
          }}
          onDone={() => setMatch(undefined)}
        >
          <p>The exclusion of the other account then holds for this one no more.</p>
        </ReasonDialog>
      )}
    </Part>
  );
}
