import { SymbolPays } from "@croupier/game-stage/scene";
import type { TumbleConfig } from "../rules/face.ts";
import styles from "./EmberPays.module.css";
import type { TumbleWords } from "./words/tumble-words.ts";

/** What each treasure pays, from the configuration that is active. */
export function EmberPays({
  config,
  words,
  locale,
}: {
  readonly config: TumbleConfig;
  readonly words: TumbleWords;
  readonly locale: string;
}) {
  const { pays, counts, scatter, ember, freeSpins } = config;
  /** "8–9", and of the last "12+". */
  const range = (place: number) => {
    const [from = 0, next] = [counts[place], counts[place + 1]];
    if (next === undefined) return words.orMore({ count: from });
    return next - 1 > from ? `${from}–${next - 1}` : String(from);
  };
  const named = (symbol: string) => ({ symbol, name: words.symbols[symbol] ?? symbol });
  const keyPays = words.keyPays({ keys: freeSpins.scatters, spins: freeSpins.first });
  return (
    <>
      <p className={styles["EmberPays-head"]}>{words.anywhere}</p>
      <SymbolPays
        className={styles["EmberPays"]}
        picture={styles["EmberPays-symbol"]}
        locale={locale}
        symbols={[
          ...Object.entries(pays).map(([symbol, multiples]) => ({
            ...named(symbol),
            pays: multiples.map((multiple, place) => [range(place), multiple] as const),
          })),
          { ...named(scatter), pays: keyPays },
          { ...named(ember), pays: words.emberPays },
        ]}
      />
    </>
  );
}
