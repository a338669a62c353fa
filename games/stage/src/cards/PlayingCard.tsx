import type { Card } from "@croupier/kit/cards";
import { CardFace } from "./CardFace.tsx";
import styles from "./PlayingCard.module.css";

/** A card that was dealt; it turns over where it lies when it is told. */
export function PlayingCard({ card, name }: { readonly card: Card | null; readonly name: string }) {
  return (
    <span className={styles["PlayingCard"]} data-up={card === null ? undefined : ""}>
      <span className={styles["PlayingCard-name"]}>{name}</span>
      <span className={styles["PlayingCard-body"]} aria-hidden="true">
        <span className={styles["PlayingCard-back"]} />
        <span className={styles["PlayingCard-face"]}>{card && <CardFace card={card} />}</span>
      </span>
    </span>
  );
}
