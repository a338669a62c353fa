import type { PlayerFile, RevealedPlayer } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { languageName } from "../content/language-name.ts";
import { ExactMoment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Facts, Part } from "./Part.tsx";
import { revealPlayer } from "./player-calls.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";

/** Who it is: masked, until somebody says why they must know. */
export function ProfilePart({
  file,
  shown,
  onShown,
}: {
  file: PlayerFile;
  shown: RevealedPlayer | undefined;
  onShown: (shown: RevealedPlayer | undefined) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const person = shown ?? file;
  return (
    <Part
      title="Profile"
      action={
        shown === undefined ? (
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            Show details
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => onShown(undefined)}>
            Hide details
          </Button>
        )
      }
    >
      <Facts
        of={[
          ["Name", `${person.firstName} ${person.lastName}`],
          ["Nickname", person.nickname ?? "None"],
          ["E-mail", <Proved key="email" value={person.email} isProved={file.emailConfirmed} />],
          [
            "Phone",
            person.phone === null ? (
              "None"
            ) : (
              <Proved key="phone" value={person.phone} isProved={file.phoneValidated} />
            ),
          ],
          ...(shown === undefined
            ? []
            : ([
                ["Born", shown.dateOfBirth],
                ["Address", addressOf(shown)],
              ] as const)),
          ["Place", file.countryCode],
          ["Brand", file.brand],
          ["Language", languageName(file.language)],
          ["Joined", <ExactMoment key="joined" at={file.joinedAt} />],
          ["Id", file.id],
        ]}
      />
      {isAsking && (
        <ReasonDialog
          title="Show who this is?"
          act="Show details"
          onAct={async (reason) => onShown(await revealPlayer({ player: file.id, reason }))}
          onDone={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

function Proved({ value, isProved }: { value: string; isProved: boolean }) {
  return (
    <>
      {value}{" "}
      <Tag tone={isProved ? "good" : "warn"}>{isProved ? "Confirmed" : "Not confirmed"}</Tag>
    </>
  );
}

function addressOf({ addressLine1, addressLine2, postalCode, city }: RevealedPlayer): string {
  return [addressLine1, addressLine2, `${postalCode} ${city}`].filter(Boolean).join(", ");
}
