import { Badge, ContainerRow } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./Proof.module.css";
import { proofExample } from "./proof-example.ts";

export function Proof() {
  const say = useSay();
  return (
    <ContainerRow className={styles["Proof-frame"]}>
      <section id="proof" className={styles["Proof"]}>
        <div className={styles["Proof-words"]}>
          <h2 className={styles["Proof-claim"]}>{say("home.proof.title")}</h2>
          <ol className={styles["Proof-steps"]}>
            {(["commit", "add", "check"] as const).map((step) => (
              <li key={step} className={styles["Proof-step"]}>
                <span>
                  <strong>{say(`home.proof.${step}`)}</strong> {say(`home.proof.${step}Text`)}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <Example />
      </section>
    </ContainerRow>
  );
}

function Example() {
  const say = useSay();
  return (
    <figure className={styles["Proof-receipt"]} aria-label={say("home.example.label")}>
      <figcaption className={styles["Proof-receiptHead"]}>
        <span>
          <strong>{say("home.example.title")}</strong>
          <br />
          <span className={styles["Proof-soft"]}>{say("home.example.note")}</span>
        </span>
        <Badge tone="outline">{say("home.example.badge")}</Badge>
      </figcaption>
      <dl className={styles["Proof-lines"]}>
        <dt>{say("home.example.before")}</dt>
        <dd>
          <bdi className={styles["Proof-digits"]}>{proofExample.fingerprint}</bdi>
        </dd>
        <dt>{say("home.example.after")}</dt>
        <dd>
          <bdi className={styles["Proof-digits"]}>{proofExample.seed}</bdi>
        </dd>
      </dl>
      <p className={styles["Proof-soft"]}>{say("home.example.how")}</p>
    </figure>
  );
}
