import type { Language } from "@croupier/game-stage/scene";
import styles from "./CrashScene.module.css";
import type { FlightView } from "./line/flight-line.ts";
import { multipleText } from "./multiple-text.ts";
import type { CrashWords } from "./words/crash-words.ts";

const highFrom = 100_000;
const goodFrom = 20_000;
const shownMax = 14;

/** Where the last flights ended, the newest first. It says nothing about the next. */
export function LastFlights({
  last,
  words,
  locale,
}: {
  readonly last: FlightView["last"];
  readonly words: CrashWords;
  readonly locale: Language;
}) {
  return (
    <ol className={styles["CrashScene-last"]} aria-label={words.last}>
      {last.slice(0, shownMax).map(({ number, multiple }) => (
        <li key={number} data-height={heightOf(multiple ?? 0)}>
          {multipleText(multiple ?? 0, locale)}
        </li>
      ))}
    </ol>
  );
}

function heightOf(multiple: number): "high" | "good" | "low" {
  if (multiple >= highFrom) return "high";
  return multiple >= goodFrom ? "good" : "low";
}
