import { nameCard } from "@croupier/game-stage/card-names";
import { PlayingCard } from "@croupier/game-stage/cards";
import type { Hold } from "../rules/face.ts";
import { madeOf, noHold, type HandView } from "./hand-view.ts";
import styles from "./PokerScene.module.css";
import type { PokerSceneProps } from "./PokerScene.tsx";

type Props = PokerSceneProps & {
  readonly hand: HandView;
  readonly hold: Hold;
  readonly onToggle: (at: number) => void;
};

/** Five cards; while the hand is open each is a button that holds it. */
export function HandRow({ hand, hold, onToggle, phase, round, words, locale }: Props) {
  const isOpen = phase === "open";
  const isWon = phase === "shown" && round?.won === true;
  const made = isWon ? madeOf(hand) : noHold;
  return (
    <ol className={styles["PokerScene-hand"]} aria-label={words.hand}>
      {hand.cards.map((card, at) => {
        const name = card ? nameCard(card, locale) : words.faceDown;
        const isNew = hand.kept !== undefined && !hand.kept[at] && !hand.thrown[at];
        return (
          <li
            // A place at the table, not a card.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={styles["PokerScene-place"]}
            data-thrown={hand.thrown[at] ? "" : undefined}
            data-made={made[at] ? "" : undefined}
          >
            <button
              type="button"
              className={styles["PokerScene-hold"]}
              aria-pressed={hold[at]}
              aria-disabled={!isOpen || undefined}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => onToggle(at)}
            >
              {card === undefined ? (
                <span className={styles["PokerScene-gap"]} />
              ) : (
                <PlayingCard
                  key={`${hand.showing} ${isNew ? "new" : ""}`}
                  card={card}
                  name={name}
                />
              )}
              <span className={styles["PokerScene-tag"]}>
                {tagOf({ isOpen, isHeld: hold[at] === true, words })}
                {isOpen && (
                  <kbd className={styles["PokerScene-key"]} aria-hidden="true">
                    {at + 1}
                  </kbd>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function tagOf({
  isOpen,
  isHeld,
  words,
}: {
  readonly isOpen: boolean;
  readonly isHeld: boolean;
  readonly words: PokerSceneProps["words"];
}): string {
  if (isHeld) return words.held;
  return isOpen ? words.hold : "";
}
