import { nameCard } from "@croupier/game-stage/card-names";
import { PlayingCard } from "@croupier/game-stage/cards";
import type { Language } from "@croupier/game-stage/scene";
import type { Card } from "@croupier/kit/cards";
import styles from "./BlackjackScene.module.css";
import { HandTotal } from "./HandTotal.tsx";
import type { TableView } from "./table-view.ts";
import type { BlackjackWords } from "./words/blackjack-words.ts";

export function DealerHand({
  table,
  ...said
}: {
  readonly table: TableView;
  readonly words: BlackjackWords;
  readonly locale: Language;
}) {
  return (
    <section className={styles["BlackjackScene-dealer"]} aria-label={said.words.dealer}>
      <ol className={styles["BlackjackScene-cards"]} data-dealer="">
        {table.dealer.map((card, place) => (
          // A place at the table, not a card: the second turns over where it lies.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${table.showing}-${place}`}>
            <PlayingCard card={card} name={nameOf(card, said)} />
          </li>
        ))}
      </ol>
      <HandTotal cards={table.dealer.flatMap((card) => card ?? [])} />
    </section>
  );
}

export function nameOf(
  card: Card | null,
  { words, locale }: { readonly words: BlackjackWords; readonly locale: Language },
): string {
  return card === null ? words.faceDown : nameCard(card, locale);
}
