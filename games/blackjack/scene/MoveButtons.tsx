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
  const { table, words, onAct, whyNotMore } = props;
  const { asks } = table;
  const isFree = props.round?.isFree ?? false;
  if (asks === undefined) return null;
  if (asks.for === "insurance") {
    const every = [...new Set(table.hands.map(({ seat }) => seat))];
    const whyNot = whyNotMore(every.reduce((sum, seat) => sum + seatStake(props, seat) / 2n, 0n));
    return (
      <section className={styles["BlackjackScene-panel"]} aria-label={words.yourMove}>
        <p className={styles["BlackjackScene-question"]}>{words.insurance}</p>
        {!isFree && (
          <MoveButton
            letter={words.keys.insure}
            whyNot={whyNot}
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
        {!isFree && <WhyNot text={whyNot} />}
      </section>
    );
  }
  const moves = order.filter(
    (move) => asks.moves.includes(move) && (!isFree || ofFree.includes(move)),
  );
  const whyNoMore = whyNotMore(seatStake(props, table.hands[asks.hand]?.seat));
  const needsMore = moves.some((move) => !ofFree.includes(move));
  return (
    <section className={styles["BlackjackScene-panel"]} aria-label={words.yourMove}>
      {moves.map((move) => (
        <MoveButton
          key={move}
          letter={words.keys[move]}
          whyNot={ofFree.includes(move) ? undefined : whyNoMore}
          onPress={() => onAct({ move })}
        >
          {words.moves[move]}
        </MoveButton>
      ))}
      {needsMore && <WhyNot text={whyNoMore} />}
      {props.isPractice && <Hint key={`${asks.hand}-${cardCount(table)}`} {...props} />}
    </section>
  );
}

const whyId = "why-no-move";

function WhyNot({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={whyId} className={styles["BlackjackScene-why"]}>
      {text}
    </p>
  );
}

/** What was staked on a seat: a double or a split puts down as much again. */
function seatStake({ round }: Pick<Props, "round">, seat: number | undefined): bigint {
  return BigInt(round?.choice.seats[seat ?? 0]?.stake ?? "0");
}

function MoveButton({
  letter,
  whyNot,
  onPress,
  children,
}: {
  readonly letter: string;
  /** It would be refused for its stake. */
  readonly whyNot?: string | undefined;
  readonly onPress: () => void;
  readonly children: string;
}) {
  const isOff = whyNot !== undefined;
  const press = () => {
    if (!isOff) onPress();
  };
  useKeys({ [letter]: press });
  return (
    <button
      type="button"
      className={styles["BlackjackScene-move"]}
      aria-keyshortcuts={letter}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? whyId : undefined}
      onClick={press}
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
