import type { KeyboardEvent } from "react";
import { diceNumbers, type DiceChoice } from "../rules/face.ts";
import { choiceAt, lineLimits, lineOf } from "./dice-line.ts";
import styles from "./DiceRuler.module.css";
import type { DiceSceneProps } from "./DiceScene.tsx";
import { numberText, percentText } from "./words/number-text.ts";

type Props = Pick<
  DiceSceneProps,
  "choice" | "config" | "words" | "locale" | "mayChoose" | "onChoice"
> & {
  /** Where the last number lies, 0 to 1. */
  readonly landedAt: number | undefined;
};

const ticks = [0, 25, 50, 75, 100];
/** What a key moves the line by, in hundredths: a whole number, ten of them, or the smallest step. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
};

/** From 0 to 100: what wins, what does not, and the line between, to be dragged. */
export function DiceRuler({ choice, config, words, locale, mayChoose, onChoice, landedAt }: Props) {
  const line = lineOf(choice);
  const at = line / diceNumbers;

  function move(to: number) {
    if (!mayChoose) return;
    const { min, max } = lineLimits(choice.side, config);
    onChoice(choiceAt(Math.min(max, Math.max(min, to)), choice.side, config));
  }
  function press(event: KeyboardEvent) {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(line + (event.shiftKey ? Math.sign(step) : step));
  }

  return (
    <div
      className={styles["DiceRuler"]}
      data-side={choice.side}
      data-off={mayChoose ? undefined : ""}
      style={{ "--line": at, "--landed": landedAt ?? 0 } as Record<string, number>}
    >
      <div className={styles["DiceRuler-bar"]} aria-hidden="true">
        <span className={styles["DiceRuler-under"]} />
        <span className={styles["DiceRuler-over"]} />
      </div>
      <ol className={styles["DiceRuler-ticks"]} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick} style={{ "--at": tick / 100 } as Record<string, number>}>
            {tick}
          </li>
        ))}
      </ol>
      {landedAt !== undefined && <span className={styles["DiceRuler-landed"]} aria-hidden="true" />}
      <span className={styles["DiceRuler-handle"]} aria-hidden="true">
        <span className={styles["DiceRuler-value"]}>{numberText(line, locale)}</span>
      </span>
      <input
        type="range"
        className={styles["DiceRuler-line"]}
        aria-label={words.line}
        aria-valuetext={lineText(choice, { words, locale })}
        min={0}
        max={diceNumbers}
        step={1}
        value={line}
        onChange={(event) => move(snapped(event.target.valueAsNumber))}
        onKeyDown={press}
      />
    </div>
  );
}

/** A finger means a half, keys and fields mean every hundredth. */
function snapped(line: number): number {
  return Math.round(line / 50) * 50;
}

function lineText(choice: DiceChoice, { words, locale }: Pick<Props, "words" | "locale">): string {
  return words.lineText({
    side: choice.side,
    line: numberText(lineOf(choice), locale),
    chance: percentText(choice.winning, locale),
  });
}
