import type { Card } from "@croupier/kit/cards";
import { valueOf } from "../rules/face.ts";
import styles from "./BlackjackScene.module.css";

/** What the cards come to; as long as an ace may still count one and a card may come, both. */
export function HandTotal({
  cards,
  isOpen = false,
}: {
  readonly cards: readonly Card[];
  readonly isOpen?: boolean;
}) {
  if (cards.length === 0) return null;
  const { total, soft } = valueOf(cards);
  return (
    <span className={styles["BlackjackScene-total"]} data-total={total}>
      {isOpen && soft && total < 21 ? `${total - 10} / ${total}` : total}
    </span>
  );
}
