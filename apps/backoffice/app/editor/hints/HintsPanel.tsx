import type { Hint } from "@croupier/content/hints";
import { Icon } from "../../parts/Icon.tsx";
import { sentenceOfHint } from "../../publishing/sentence-of-hint.ts";
import styles from "./HintsPanel.module.css";

/** A hint as an editor reads it. */
export type Told = Pick<Hint, "severity" | "block"> & { readonly sentence: string };

export const toldOf = (hint: Hint): Told => ({ ...hint, sentence: sentenceOfHint(hint) });

/** What is wrong with the page, worst first; pressing one goes to its block. */
export function HintsPanel({
  told,
  onChoose,
}: {
  readonly told: readonly Told[];
  readonly onChoose: (block: string) => void;
}) {
  const sorted = told.toSorted(
    (one, other) => Number(one.severity === "warning") - Number(other.severity === "warning"),
  );
  if (sorted.length === 0) {
    return (
      <p className={styles["Hints-well"]}>
        <Icon name="check" size={18} />
        Links, pictures, headings, contrast and claims pass.
      </p>
    );
  }
  return (
    <ul className={styles.Hints} aria-label="Hints">
      {sorted.map(({ severity, sentence, block }, at) => (
        <li key={at} className={styles["Hints-one"]} data-severity={severity}>
          <Icon name={severity === "error" ? "warning" : "help"} size={18} />
          <span>
            <b>{severity === "error" ? "Keeps the page back: " : ""}</b>
            {sentence}{" "}
            {block !== undefined && (
              <button type="button" className={styles["Hints-go"]} onClick={() => onChoose(block)}>
                Show the block
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
