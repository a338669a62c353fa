import { timesText } from "@croupier/game-stage/scene";
import { plinkoRisks, slotPays, type PlinkoConfig } from "../rules/face.ts";
import styles from "./PlinkoPays.module.css";
import type { PlinkoWords } from "./words/plinko-words.ts";

/** The most a ball can be paid on each wall and how seldom that is, from the configuration that is active. */
export function PlinkoPays({
  config,
  words,
  locale,
}: {
  readonly config: PlinkoConfig;
  readonly words: PlinkoWords;
  readonly locale: "en" | "es" | "de";
}) {
  const rows = Object.keys(config.pays.low).map(Number);
  const whole = new Intl.NumberFormat(locale);
  return (
    <table className={styles["PlinkoPays"]}>
      <caption>{words.edges}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rowsShort}</th>
          {plinkoRisks.map((risk) => (
            <th scope="col" key={risk}>
              {words.risks[risk]}
            </th>
          ))}
          <th scope="col">{words.howSeldom}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((count) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            {plinkoRisks.map((risk) => (
              <td key={risk}>{timesText(slotPays(config, { risk, rows: count }, 0), locale)}</td>
            ))}
            <td>{words.oneIn({ one: whole.format(2 ** (count - 1)) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
