import type { ReviewedDocument } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Acts } from "./Acts.tsx";
import { actInWords, reasonWords, statusTones, statusWords, typeWords } from "./document-labels.ts";
import { FileView } from "./FileView.tsx";
import { HoldPart } from "./HoldPart.tsx";
import { documentQuery, type Which } from "./verification-calls.ts";
import styles from "./Verification.module.css";

/** One document beside the profile of whoever sent it. */
export function DocumentPage() {
  const { player = "", documentType = "" } = useParams();
  const which = { player, documentType };
  const query = useQuery(documentQuery(which));
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the document" />}>
      {(reviewed) => <Reviewed which={which} reviewed={reviewed} />}
    </Answer>
  );
}

function Reviewed({ which, reviewed }: { which: Which; reviewed: ReviewedDocument }) {
  const { profile, document, documentType, files } = reviewed;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Page
      title={`${name}: ${typeWords[documentType].toLowerCase()}`}
      state={
        document && <Tag tone={statusTones[document.status]}>{statusWords[document.status]}</Tag>
      }
      actions={
        <Button variant="default" component={Link} to={`/players/${which.player}`}>
          The player
        </Button>
      }
    >
      <div className={styles["Verification-sides"]}>
        <section aria-label="What the player says" className={styles["Verification-side"]}>
          <Profile profile={profile} />
        </section>
        <section
          aria-label="What the player sent"
          className={[styles["Verification-side"], styles["Verification-sent"]].join(" ")}
        >
          {files.length === 0 && (
            <p className={styles["Verification-nothing"]}>Nothing was sent yet.</p>
          )}
          {files.map((file) => (
            <FileView key={file.id} file={file} />
          ))}
        </section>
        <section aria-label="What we say" className={styles["Verification-side"]}>
          <Acts which={which} reviewed={reviewed} />
          <HoldPart which={which} held={reviewed.hold} />
          <History acts={reviewed.acts} />
        </section>
      </div>
    </Page>
  );
}

function Profile({ profile }: { profile: ReviewedDocument["profile"] }) {
  const { address } = profile;
  const facts = [
    ["First name", profile.firstName],
    ["Last name", profile.lastName],
    ["Date of birth", profile.dateOfBirth],
    ["Address", [address.line1, address.line2].filter(Boolean).join(", ")],
    ["City", `${address.postalCode} ${address.city}`],
    ["Country", [address.countryCode, address.subdivision].filter(Boolean).join(", ")],
  ] as const;
  return (
    <dl className={styles["Verification-profile"]}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ acts }: { acts: ReviewedDocument["acts"] }) {
  if (acts.length === 0) return null;
  return (
    <ol className={styles["Verification-history"]} aria-label="What happened">
      {acts.map(({ id, act, by, reason, note, happenedAt }) => (
        <li key={id}>
          {actInWords(act)}
          {by !== null && ` by ${by}`} <Moment at={happenedAt} />
          {reason !== null && `: ${reasonWords[reason].toLowerCase()}`}
          {note !== null && <q>{note}</q>}
        </li>
      ))}
    </ol>
  );
}
