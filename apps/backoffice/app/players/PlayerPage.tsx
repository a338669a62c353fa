import type { PlayerFile, RevealedPlayer } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { whoAmI } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { PlayedPart } from "../rounds/PlayedPart.tsx";
import { BooksPart } from "../treasury/BooksPart.tsx";
import { ActsPart } from "./ActsPart.tsx";
import { EventsPart } from "./EventsPart.tsx";
import { MatchesPart } from "./MatchesPart.tsx";
import { NotesPart } from "./NotesPart.tsx";
import { playerFile } from "./player-calls.ts";
import styles from "./Players.module.css";
import { ProfilePart } from "./ProfilePart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";
import { StandingPart } from "./StandingPart.tsx";
import { statusTone, statusWord } from "./status-tone.ts";

/** Comfort only: the call guards itself. */
const bookReaders: ReadonlySet<string> = new Set(["administrator", "payments", "support", "risk"]);

export function PlayerPage() {
  const { player = "" } = useParams();
  const query = useQuery(playerFile(player));
  return (
    <Answer query={query} loading={<Waiting rows={10} what="the player" />}>
      {/* What was shown of one player must not stay when another is looked at. */}
      {(file) => <OnePlayer key={file.id} file={file} />}
    </Answer>
  );
}

function OnePlayer({ file }: { file: PlayerFile }) {
  const [shown, setShown] = useState<RevealedPlayer>();
  const { data: me } = useQuery(whoAmI);
  const mayReadBooks = me?.roles.some((role) => bookReaders.has(role)) === true;
  const { firstName, lastName } = shown ?? file;
  return (
    <Page
      title={`${firstName} ${lastName}`}
      state={
        <>
          <Tag tone={statusTone[file.status]}>{statusWord[file.status]}</Tag>
          {file.exclusion !== null && <Tag tone="bad">Excluded</Tag>}
          {file.samePeople.length > 0 && <Tag tone="warn">Excluded elsewhere</Tag>}
          {file.breakEndsAt !== null && <Tag tone="warn">On a break</Tag>}
        </>
      }
    >
      <div className={styles["Player"]}>
        <div className={styles["Player-column"]}>
          <ProfilePart file={file} shown={shown} onShown={setShown} />
        </div>
        <div className={styles["Player-column"]} data-side>
          <ActsPart file={file} />
          <MatchesPart file={file} />
          <StandingPart file={file} />
        </div>
        <div className={styles["Player-column"]}>
          {mayReadBooks && <BooksPart player={file.id} currency={file.currency} />}
          {mayReadBooks && <PlayedPart player={file.id} />}
          <SessionsPart player={file.id} />
          <NotesPart player={file.id} />
          <EventsPart player={file.id} />
        </div>
      </div>
    </Page>
  );
}
