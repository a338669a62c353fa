import { SymbolPays } from "@croupier/game-stage/scene";
import type { LinesConfig } from "../rules/face.ts";
import styles from "./KingfisherPays.module.css";
import type { LinesWords } from "./words/lines-words.ts";

/** So many of a symbol on a line are the first that pay. */
const least = 3;

/** What each symbol pays, from the configuration that is active; amounts are times the whole stake. */
export function KingfisherPays({
  config,
  words,
  locale,
}: {
  readonly config: LinesConfig;
  readonly words: LinesWords;
  readonly locale: string;
}) {
  return (
    <>
      <SymbolPays
        className={styles["KingfisherPays"]}
        picture={styles["KingfisherPays-symbol"]}
        locale={locale}
        symbols={Object.entries(config.pays).map(([symbol, multiples]) => ({
          symbol,
          name: words.symbols[symbol] ?? symbol,
          pays: multiples.map((multiple, place) => [place + least, multiple] as const),
        }))}
      />
      <ol className={styles["KingfisherPays-lines"]} aria-label={words.allLines}>
        {config.lines.map((rows, line) => (
          <li key={rows.join()}>
            <svg viewBox="0 0 50 30" aria-hidden="true" focusable="false">
              <rect width="50" height="30" rx="4" />
              <polyline
                points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(" ")}
              />
            </svg>
            {line + 1}
          </li>
        ))}
      </ol>
    </>
  );
}
