import { useBook, type SceneProps } from "@croupier/game-stage/scene";
import { useRef } from "react";
import {
  diceNumbers,
  isWon,
  type DiceChoice,
  type DiceConfig,
  type DiceEvent,
} from "../rules/face.ts";
import { DiceFields } from "./DiceFields.tsx";
import { DiceReadout } from "./DiceReadout.tsx";
import { DiceRuler } from "./DiceRuler.tsx";
import styles from "./DiceScene.module.css";
import { LatestRolls } from "./LatestRolls.tsx";
import { useRoll } from "./use-roll.ts";
import type { DiceWords } from "./words/dice-words.ts";

export type DiceSceneProps = SceneProps<DiceConfig, DiceChoice, never, DiceEvent, DiceWords>;

/** A pale table, a ruler from 0 to 100, and the ruby die that lands on it. */
export function DiceScene(props: DiceSceneProps) {
  const { choice, round, phase } = props;
  const track = useRef<HTMLDivElement>(null);
  const die = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const [rolled, show] = useRoll({ track, die, shadow, number }, props.locale);
  useBook(props.book, { rolled: show });

  const isHit = round !== undefined && rolled !== undefined && isWon(round.choice, rolled);
  const outcome = phase !== "shown" || rolled === undefined ? "none" : isHit ? "won" : "lost";
  return (
    <div className={styles["DiceScene"]} data-board="" data-outcome={outcome}>
      <div className={styles["DiceScene-table"]} aria-hidden="true" />
      <LatestRolls recent={props.recent} words={props.words} locale={props.locale} />
      <DiceReadout {...props} numberRef={number} outcome={outcome} />
      <div className={styles["DiceScene-lane"]} dir="ltr">
        <div className={styles["DiceScene-track"]} ref={track}>
          {outcome === "won" && rolled !== undefined && (
            <div
              key={round?.id}
              className={styles["DiceScene-glow"]}
              style={{ "--landed": rolled / diceNumbers } as Record<string, number>}
            />
          )}
          <div className={styles["DiceScene-shadow"]} ref={shadow} />
          <div className={styles["DiceScene-die"]} ref={die} />
        </div>
        <DiceRuler
          choice={choice}
          config={props.config}
          words={props.words}
          locale={props.locale}
          mayChoose={props.mayChoose}
          onChoice={props.onChoice}
          landedAt={rolled === undefined ? undefined : rolled / diceNumbers}
        />
      </div>
      <DiceFields {...props} />
    </div>
  );
}
