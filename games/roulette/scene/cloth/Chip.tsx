import styles from "./Chip.module.css";

/** From the smallest chip to the largest: what its clay is coloured with. */
const clays = ["#e8eef0", "#6cc3d6", "#e3564b", "#f0a24a", "#2f9e6b", "#6b58c9"];

/** A clay chip seen from above, with what it is worth. */
export function Chip({ text, rank }: { readonly text: string; readonly rank: number }) {
  const clay = clays[Math.min(rank, clays.length - 1)];
  return (
    <span className={styles["Chip"]}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <ellipse cx="24" cy="26.5" rx="21.5" ry="21" fill="#02140f" opacity=".5" />
        <circle cx="24" cy="24" r="21.5" fill={clay} />
        <circle
          cx="24"
          cy="24"
          r="18.6"
          fill="none"
          stroke="#fbf6ea"
          strokeWidth="5.8"
          strokeDasharray="7.3 7.31"
        />
        <circle cx="24" cy="24" r="21" fill="none" stroke="#04120e" strokeOpacity=".3" />
        <circle cx="24" cy="24" r="15.2" fill="#fdfaf2" stroke={clay} strokeWidth="1.6" />
        <path
          d="M6.5 17A19.5 19.5 0 0 1 22 4.6"
          fill="none"
          stroke="#fff"
          strokeOpacity=".65"
          strokeWidth="1.6"
        />
      </svg>
      <span className={styles["Chip-text"]} data-long={text.length > 3 ? "" : undefined}>
        {text}
      </span>
    </span>
  );
}
