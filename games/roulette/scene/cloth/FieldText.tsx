import type { RouletteWords } from "../words/roulette-words.ts";
import styles from "./Cloth.module.css";
import type { Spot } from "./spots.ts";

/** What is printed on a field of the cloth. */
export function FieldText({ spot, words }: { readonly spot: Spot; readonly words: RouletteWords }) {
  const { kind, numbers } = spot;
  if (kind === "red" || kind === "black") {
    return (
      <svg
        viewBox="0 0 40 24"
        aria-hidden="true"
        className={styles["Cloth-diamond"]}
        data-colour={kind}
      >
        <path d="M20 2 38 12 20 22 2 12Z" />
      </svg>
    );
  }
  const text =
    kind === "straight"
      ? numbers[0]
      : kind === "column"
        ? words.printed.column
        : words.printed[spot.name];
  return <span className={styles["Cloth-text"]}>{text}</span>;
}
