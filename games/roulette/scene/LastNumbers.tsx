import { VisuallyHidden } from "@croupier/ui";
import { colourOf, pocketCount } from "../rules/face.ts";
import styles from "./LastNumbers.module.css";
import type { RouletteWords } from "./words/roulette-words.ts";

type Props = {
  /** The newest first. */
  readonly seen: readonly number[];
  readonly words: RouletteWords;
  readonly locale: string;
};

const pipsMax = 14;

/** The numbers of this sitting in a row. */
export function LastPips({ seen, words }: Omit<Props, "locale">) {
  return (
    <ol className={styles["LastNumbers-pips"]} aria-label={words.lastNumbers}>
      {seen.slice(0, pipsMax).map((number, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a number may come twice
        <li key={seen.length - place} data-colour={colourOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/** How often each came: looked at because people like to, and said to foretell nothing. */
export function LastNumbers({ seen, words, locale }: Props) {
  const counts = Array.from(
    { length: pocketCount },
    (_, number) => seen.filter((one) => one === number).length,
  );
  const most = Math.max(1, ...counts);
  const share = (colour: string) =>
    seen.length === 0 ? 0 : seen.filter((one) => colourOf(one) === colour).length / seen.length;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <section className={styles["LastNumbers"]}>
      <header className={styles["LastNumbers-head"]}>
        <h2>{words.lastSpins({ count: seen.length })}</h2>
        <span className={styles["LastNumbers-badge"]}>{words.notPredictive}</span>
      </header>
      <LastPips seen={seen} words={words} />
      <VisuallyHidden>
        {words.howOften({
          most: counts.flatMap((count, number) => (count === most && count > 0 ? [number] : [])),
        })}
      </VisuallyHidden>
      <div className={styles["LastNumbers-bars"]} aria-hidden="true">
        {counts.map((count, number) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its number
            key={number}
            data-colour={colourOf(number)}
            style={{ blockSize: `${8 + (count / most) * 92}%` }}
          />
        ))}
      </div>
      <div className={styles["LastNumbers-axis"]} aria-hidden="true">
        <span>0</span>
        <span>18</span>
        <span>36</span>
      </div>
      <p className={styles["LastNumbers-split"]}>
        {(["red", "green", "black"] as const).map((colour) => (
          <span key={colour} data-colour={colour}>
            {words.colours[colour]} {percent.format(share(colour))}
          </span>
        ))}
      </p>
      <p className={styles["LastNumbers-soft"]}>{words.noMemory}</p>
    </section>
  );
}
