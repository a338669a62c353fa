import { useKeys } from "@croupier/game-stage/scene";
import { useState } from "react";
import { bestMove, type Move } from "../rules/face.ts";
import styles from "./BlackjackScene.module.css";
import type { BlackjackSceneProps } from "./BlackjackScene.tsx";
import type { TableView } from "./table-view.ts";

type Props = BlackjackSceneProps & { readonly table: TableView };

/** Without another stake. */
const ofFree: readonly Move[] = ["hit", "stand"];
const order: readonly Move[] = ["hit", "stand", "double", "split"];

/** What the player may do now; in practice, what would be best. */
export function MoveButtons(props: Props) {
  const { table, words, onAct } = props;
  const { asks } = table;
  const isFree = props.round?.isFree ?? false;
  if (asks === undefined) return null;
  if (asks.for === "insurance") {
    const every = [...new Set(table.hands.map(({ seat }) => seat))];
    return (
      <section className={styles["BlackjackScene-panel"]} aria-label={words.yourMove}>
        <p className={styles["BlackjackScene-question"]}>{words.insurance}</p>
        {!isFree && (
          <MoveButton
            letter={words.keys.insure}
            onPress={() => onAct({ move: "insure", seats: every })}
          >
            {words.insure}
          </MoveButton>
        )}
        <MoveButton
          letter={words.keys.noInsurance}
          onPress={() => onAct({ move: "insure", seats: [] })}
        >
          {words.noInsurance}
        </MoveButton>
      </section>
    );
  }
  return (
    <section className={styles["BlackjackScene-panel"]} aria-label={words.yourMove}>
      {order.map((move) =>
        asks.moves.includes(move) && (!isFree || ofFree.includes(move)) ? (
          <MoveButton key={move} letter={words.keys[move]} onPress={() => onAct({ move })}>
            {words.moves[move]}
          </MoveButton>
        ) : null,
      )}
      {props.isPractice && <Hint key={`${asks.hand}-${cardCount(table)}`} {...props} />}
    </section>
  );
}

function MoveButton({
  letter,
  onPress,
  children,
}: {
  readonly letter: string;
  readonly onPress: () => void;
  readonly children: string;
}) {
  useKeys({ [letter]: onPress });
  return (
    <button
      type="button"
      className={styles["BlackjackScene-move"]}
      aria-keyshortcuts={letter}
      onClick={onPress}
    >
      {children}
      <kbd className={styles["BlackjackScene-key"]} aria-hidden="true">
        {letter}
      </kbd>
    </button>
  );
}

/** Counted only when somebody asks. */
function Hint({ table, config, words }: Props) {
  const [said, setSaid] = useState<string>();
  function count() {
    const [up] = table.dealer;
    if (!up || table.asks?.for !== "move") return;
    const hands = table.hands.map((hand) => ({ ...hand, isOver: false }));
    const best = bestMove(config, { up, hands, at: table.asks.hand });
    if (best !== undefined) setSaid(words.best({ move: words.moves[best.move] }));
  }
  return (
    <button
      type="button"
      className={styles["BlackjackScene-hint"]}
      aria-live="polite"
      onClick={count}
    >
      {said ?? words.hint}
    </button>
  );
}

function cardCount({ hands }: TableView): number {
  return hands.reduce((sum, { cards }) => sum + cards.length, 0);
}
