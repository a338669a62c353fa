import { Badge } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { proofExample } from "./proof-example.ts";
import styles from "./ProofExample.module.css";

/** A commitment and what it committed to, beside the words of a proof. */
export function ProofExample() {
  const say = useSay();
  return (
    <figure className={styles["ProofExample"]} aria-label={say("content.example.label")}>
      <figcaption className={styles["ProofExample-head"]}>
        <span>
          <strong>{say("content.example.title")}</strong>
          <br />
          <span className={styles["ProofExample-soft"]}>{say("content.example.note")}</span>
        </span>
        <Badge tone="outline">{say("content.example.badge")}</Badge>
      </figcaption>
      <dl className={styles["ProofExample-lines"]}>
        <dt>{say("content.example.before")}</dt>
        <dd>
          <bdi className={styles["ProofExample-digits"]}>{proofExample.fingerprint}</bdi>
        </dd>
        <dt>{say("content.example.after")}</dt>
        <dd>
          <bdi className={styles["ProofExample-digits"]}>{proofExample.seed}</bdi>
        </dd>
      </dl>
      <p className={styles["ProofExample-soft"]}>{say("content.example.how")}</p>
    </figure>
  );
}
