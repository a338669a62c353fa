import styles from "./StakeChip.module.css";

/** What lies on a hand: a chip, two where it was doubled, and the amount. */
export function StakeChip({
  amount,
  isDoubled = false,
  isSet = false,
}: {
  readonly amount: string;
  readonly isDoubled?: boolean;
  /** Before the deal, where the cards will lie. */
  readonly isSet?: boolean;
}) {
  return (
    <span className={styles["StakeChip"]} data-set={isSet ? "" : undefined}>
      <span className={styles["StakeChip-chips"]} aria-hidden="true">
        <Chip />
        {isDoubled && <Chip />}
      </span>
      {amount}
    </span>
  );
}

function Chip() {
  return (
    <svg viewBox="0 0 24 24">
      <circle cx="12" cy="13.2" r="10.6" fill="#04170f" opacity=".45" />
      <circle cx="12" cy="12" r="10.6" fill="#b3152b" />
      <circle
        cx="12"
        cy="12"
        r="8.7"
        fill="none"
        stroke="#f6ead2"
        strokeWidth="3.6"
        strokeDasharray="4.2 4.91"
      />
      <circle cx="12" cy="12" r="6.4" fill="#c41f36" stroke="#f6ead2" strokeWidth="1" />
      <path d="M6.6 7.8A7 7 0 0 1 12 5" fill="none" stroke="#fff" strokeOpacity=".5" />
    </svg>
  );
}
