import { useBlocksSite } from "../registry/site.context.ts";
import type { ProofProps } from "./schema.ts";
import styles from "./View.module.css";

/** `#proof` is where the first screen of a page leads those who doubt. */
export function ProofView({ title, text }: ProofProps) {
  const { ProofExample } = useBlocksSite();
  return (
    <section id="proof" className={styles["Proof"]}>
      <div className={styles["Proof-words"]}>
        <h2 className={styles["Proof-claim"]}>{title}</h2>
        <p className={styles["Proof-text"]}>{text}</p>
      </div>
      {ProofExample && <ProofExample />}
    </section>
  );
}
