import { useBook, useKeys, useMove, type SceneProps } from "@croupier/game-stage/scene";
import { useState } from "react";
import type { Hold, PokerAction, PokerChoice, PokerConfig, PokerEvent } from "../rules/face.ts";
import { HandRow } from "./HandRow.tsx";
import { HandWords } from "./HandWords.tsx";
import { noHold } from "./hand-view.ts";
import { PayTable } from "./PayTable.tsx";
import styles from "./PokerScene.module.css";
import { useHand } from "./use-hand.ts";
import type { PokerWords } from "./words/poker-words.ts";

export type PokerSceneProps = SceneProps<
  PokerConfig,
  PokerChoice,
  PokerAction,
  PokerEvent,
  PokerWords
>;

/** A poster with a sun on it: what hands pay above, five cards before the sun, one exchange. */
export function PokerScene(props: PokerSceneProps) {
  const { book, offer, phase, words, round, say, onAct } = props;
  const [hand, handlers] = useHand();
  useBook(book, handlers);

  const [choice, setChoice] = useState({ showing: 0, hold: noHold });
  // Of another hand, nothing is held yet.
  const held = choice.showing === hand.showing ? choice.hold : noHold;
  const isOpen = phase === "open";
  const hold = hand.kept ?? held;

  function keep(next: Hold): void {
    setChoice({ showing: hand.showing, hold: next });
  }
  function toggle(at: number): void {
    if (!isOpen) return;
    say(held[at] ? "free" : "hold");
    keep(held.with(at, !held[at]));
  }
  useKeys(Object.fromEntries([0, 1, 2, 3, 4].map((at) => [String(at + 1), () => toggle(at)])));
  useMove(
    offer,
    isOpen ? { label: words.draw, act: () => onAct({ move: "draw", hold: held }) } : undefined,
  );

  const isWon = phase === "shown" && round?.won === true;
  return (
    <div
      className={styles["PokerScene"]}
      data-board=""
      data-won={isWon ? "" : undefined}
      data-great={isWon && (hand.multiple ?? 0) >= 250_000 ? "" : undefined}
    >
      <div className={styles["PokerScene-poster"]} aria-hidden="true" />
      <div className={styles["PokerScene-shine"]} aria-hidden="true" />
      <PayTable hand={hand} {...props} />
      <HandRow hand={hand} hold={hold} onToggle={toggle} {...props} />
      <HandWords hand={hand} held={held} onKeep={keep} {...props} />
    </div>
  );
}
