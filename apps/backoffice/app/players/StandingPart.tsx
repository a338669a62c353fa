import type { PlayerFile } from "@croupier/contracts";
import { documentTypes, type DocumentType } from "@croupier/contracts/document-words";
import { Link } from "react-router";
import { ExactMoment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { typeWords } from "../verification/document-labels.ts";
import { Facts, Part } from "./Part.tsx";
import { balancesInWords, documentInWords, limitInWords } from "./standing-words.ts";

const twoFactorWords = { off: "Off", pending: "Being set up", on: "On" } as const;

/** How it stands, or that nothing was asked; it leads to where documents are looked at. */
function DocumentState({ file, type }: { file: PlayerFile; type: DocumentType }) {
  const held = file.documents.find((document) => document.type === type);
  const where = `/verification/${file.id}/${type}`;
  if (held === undefined) return <Link to={where}>Never asked</Link>;
  const { tone, words, why } = documentInWords(held);
  return (
    <>
      <Link to={where}>
        <Tag tone={tone}>{words}</Tag>
      </Link>{" "}
      {why}
    </>
  );
}

/** With what the player proves who they are, what holds them back, what they have. */
export function StandingPart({ file }: { file: PlayerFile }) {
  const { exclusion, breakEndsAt } = file;
  return (
    <>
      <Part title="Verification">
        <Facts
          of={[
            ["Second factor", twoFactorWords[file.twoFactor]],
            ["PIN", file.pinSet ? "Set" : "None"],
            ["Passkeys", String(file.passkeys)],
            ...documentTypes.map(
              (type) =>
                [typeWords[type], <DocumentState key={type} file={file} type={type} />] as const,
            ),
          ]}
        />
      </Part>
      <Part title="Limits">
        <Facts
          of={[
            [
              "Exclusion",
              exclusion === null ? (
                "None"
              ) : (
                <span key="exclusion">
                  by {exclusion.setBy === "player" ? "the player" : "staff"}, until{" "}
                  {exclusion.mayReturnAt === null ? (
                    "further notice"
                  ) : (
                    <ExactMoment at={exclusion.mayReturnAt} />
                  )}
                </span>
              ),
            ],
            ["Break", breakEndsAt === null ? "None" : <ExactMoment key="break" at={breakEndsAt} />],
            ...file.limits.map(limitInWords),
          ]}
        />
      </Part>
      <Part title="Linked bank accounts">
        {file.linkedAccounts.length === 0 ? (
          "None"
        ) : (
          <Facts
            of={file.linkedAccounts.map(({ name, usableFrom }) => [
              name,
              <span key={name}>
                can be used from <ExactMoment at={usableFrom} />
              </span>,
            ])}
          />
        )}
      </Part>
      <Part title="Balances">
        {file.balances.length === 0 ? "No wallet yet" : <Facts of={balancesInWords(file)} />}
      </Part>
    </>
  );
}
