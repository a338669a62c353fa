import type { PlayerFile } from "@croupier/contracts";
import { documentTypes } from "@croupier/contracts/document-words";
import { Link } from "react-router";
import { ExactMoment } from "../parts/Moment.tsx";
import { Tag, type Tone } from "../parts/Tag.tsx";
import { typeWords } from "../verification/document-labels.ts";
import { Facts, Part } from "./Part.tsx";
import styles from "./Players.module.css";

const twoFactorWords = { off: "Off", pending: "Being set up", on: "On" } as const;
const windowWords: Readonly<Record<string, string>> = {
  day: "24 hours",
  week: "7 days",
  month: "a month",
};
const documentTones: Readonly<Record<string, Tone>> = {
  REQUESTED: "warn",
  PENDING: "accent",
  VERIFIED: "good",
  INVALID: "warn",
  BLOCKED: "bad",
};

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
            ...file.documents.map(
              ({ type, status, reason }) =>
                [
                  type.replaceAll("_", " ").toLowerCase(),
                  <span key={type}>
                    <Tag tone={documentTones[status] ?? "quiet"}>{status.toLowerCase()}</Tag>{" "}
                    {reason}
                  </span>,
                ] as const,
            ),
          ]}
        />
        <p className={styles["Player-words"]}>
          Documents:{" "}
          {documentTypes.map((type) => (
            <span key={type}>
              <Link to={`/verification/${file.id}/${type}`}>{typeWords[type]}</Link>{" "}
            </span>
          ))}
        </p>
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
            ...file.limits.map(
              ({ kind, window, value, used, source }) =>
                [
                  `${kind}, ${windowWords[window] ?? window}`,
                  `${used} of ${value}${kind === "session" ? " min" : ""}, by ${source}`,
                ] as const,
            ),
          ]}
        />
      </Part>
      <Part title="Balances">
        {file.balances.length === 0 ? (
          "No wallet yet"
        ) : (
          <Facts
            of={file.balances
              .filter(({ amount }, index) => index === 0 || /[1-9]/.test(amount))
              .map(({ type, amount, currency }) => [
                type.replaceAll("_", " ").toLowerCase(),
                `${amount} ${currency}`,
              ])}
          />
        )}
      </Part>
    </>
  );
}
