import { useBook, type SceneProps } from "@croupier/game-stage/scene";
import type {
  BlackjackAction,
  BlackjackChoice,
  BlackjackConfig,
  BlackjackEvent,
} from "../rules/face.ts";
import { BeforeTheDeal } from "./BeforeTheDeal.tsx";
import styles from "./BlackjackScene.module.css";
import type { BlackjackWish } from "./blackjack-wish.ts";
import { DealerHand } from "./DealerHand.tsx";
import { FeltWords } from "./FeltWords.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { PlayerHands } from "./PlayerHands.tsx";
import { useTable } from "./use-table.ts";
import type { BlackjackWords } from "./words/blackjack-words.ts";

export type BlackjackSceneProps = SceneProps<
  BlackjackConfig,
  BlackjackChoice,
  BlackjackAction,
  BlackjackEvent,
  BlackjackWords,
  BlackjackWish
>;

/** Green felt under one lamp: the dealer above, up to three seats below, and what can be done between. */
export function BlackjackScene(props: BlackjackSceneProps) {
  const { book, config, phase, words } = props;
  const [table, handlers] = useTable();
  useBook(book, handlers);

  const isBefore = props.mayChoose;
  return (
    <div
      className={styles["BlackjackScene"]}
      data-board=""
      data-hands={Math.min(table.hands.length, 5)}
    >
      <div className={styles["BlackjackScene-felt"]} aria-hidden="true" />
      <DealerHand table={table} words={words} locale={props.locale} />
      <FeltWords config={config} words={words} />
      <PlayerHands table={table} {...props} />
      <div className={styles["BlackjackScene-controls"]}>
        {isBefore && <BeforeTheDeal {...props} />}
        {phase === "open" && <MoveButtons table={table} {...props} />}
      </div>
    </div>
  );
}
