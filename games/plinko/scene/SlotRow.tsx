import { timesNumber } from "@croupier/game-stage/scene";
import { slotPays } from "../rules/face.ts";
import styles from "./PlinkoScene.module.css";
import type { PlinkoSceneProps } from "./PlinkoScene.tsx";
import { toneOf } from "./tone-of.ts";
import type { Landing } from "./use-drops.ts";

type Props = PlinkoSceneProps & { readonly landings: readonly Landing[] };

/** What each slot pays, from the left; the one a ball went into gives way for a moment. */
export function SlotRow({ config, choice, words, locale, landings }: Props) {
  const slots = Array.from({ length: choice.rows + 1 }, (_, slot) => slot);
  return (
    <ol className={styles["PlinkoScene-slots"]} aria-label={words.slots}>
      {slots.map((slot) => {
        const pays = slotPays(config, choice, slot);
        const landed = landings.find((one) => one.slot === slot && one.rows === choice.rows);
        return (
          <li key={slot}>
            <span
              // Struck again, it begins again.
              key={landed?.showing}
              className={styles["PlinkoScene-slot"]}
              data-tone={toneOf(pays)}
              data-landed={landed === undefined ? undefined : landed.won ? "won" : "paid"}
              data-last={landed !== undefined && landed === landings[0] ? "" : undefined}
            >
              {timesNumber(pays, locale)}
              <i>×</i>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
