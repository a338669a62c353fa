import { SymbolPays } from "@croupier/game-stage/scene";
import { wayMin, type WaysConfig } from "../rules/face.ts";
import styles from "./OrchardPays.module.css";
import type { WaysWords } from "./words/ways-words.ts";

/** What one way of each symbol pays, from the configuration that is active; times the whole stake. */
export function OrchardPays({
  config,
  words,
  locale,
}: {
  readonly config: WaysConfig;
  readonly words: WaysWords;
  readonly locale: string;
}) {
  const last = config.times.length;
  const named = (symbol: string) => ({ symbol, name: words.symbols[symbol] ?? symbol });
  return (
    <>
      <SymbolPays
        className={styles["OrchardPays"]}
        picture={styles["OrchardPays-symbol"]}
        locale={locale}
        symbols={[
          { ...named(config.wild), pays: words.standsIn },
          ...Object.entries(config.pays).map(([symbol, multiples]) => ({
            ...named(symbol),
            pays: multiples.map((multiple, place) => [place + wayMin, multiple] as const),
          })),
        ]}
      />
      <ol className={styles["OrchardPays-moon"]} aria-label={words.moon}>
        {config.times.map((count, place) => (
          // The same number may stand on two steps.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <b>×{count}</b>
            <span>{words.fallOf({ fall: place + 1, isLast: place + 1 === last })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
