import { timesNumber } from "@croupier/game-stage/scene";
import { plinkoRisks, slotPays } from "../rules/face.ts";
import styles from "./PlinkoScene.module.css";
import type { PlinkoSceneProps } from "./PlinkoScene.tsx";

/** How many rows, and how much more the edges pay than the middle. */
export function WallControls(props: PlinkoSceneProps) {
  const { choice, onChoice, config, words, mayChoose, locale } = props;
  const rows = Object.keys(config.pays[choice.risk]).map(Number);
  const most = timesNumber(slotPays(config, choice, 0), locale);
  return (
    <div className={styles["PlinkoScene-panel"]}>
      <fieldset className={styles["PlinkoScene-risks"]}>
        <legend>{words.risk}</legend>
        <div>
          {plinkoRisks.map((risk) => (
            <label key={risk}>
              <input
                type="radio"
                name="risk"
                checked={choice.risk === risk}
                disabled={!mayChoose && choice.risk !== risk}
                onChange={() => onChoice({ ...choice, risk })}
              />
              <span>{words.risks[risk]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className={styles["PlinkoScene-rows"]}>
        <span>{words.rows({ rows: choice.rows })}</span>
        <input
          type="range"
          min={Math.min(...rows)}
          max={Math.max(...rows)}
          value={choice.rows}
          disabled={!mayChoose}
          aria-valuetext={words.rows({ rows: choice.rows })}
          onChange={(event) => onChoice({ ...choice, rows: event.target.valueAsNumber })}
        />
      </label>
      <p className={styles["PlinkoScene-odds"]}>
        {words.edge({
          multiple: most,
          one: new Intl.NumberFormat(locale).format(2 ** (choice.rows - 1)),
        })}
      </p>
    </div>
  );
}
