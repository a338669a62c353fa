import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { multipleOne, unitsOf } from "@croupier/kit/rules";
import { dicePays, dicePaysOf } from "../rules/face.ts";
import { turned, winningOfChance, winningOfMultiple } from "./dice-line.ts";
import { DiceField } from "./DiceField.tsx";
import styles from "./DiceFields.module.css";
import type { DiceSceneProps } from "./DiceScene.tsx";

/** The same bet in four words: chance, multiple, what it pays, and which side. Each moves the others. */
export function DiceFields(props: DiceSceneProps) {
  const { choice, config, words, locale, mayChoose, onChoice } = props;
  const set = (winning: number | undefined) => {
    if (winning !== undefined) onChoice({ side: choice.side, winning });
  };
  return (
    <div className={styles["DiceFields"]}>
      <DiceField
        label={words.multiple}
        unit="×"
        value={String(dicePays(config, choice) / multipleOne)}
        locale={locale}
        readOnly={!mayChoose}
        onRead={(typed) => set(winningOfMultiple(typed, config))}
      />
      <DiceField
        label={words.chance}
        unit="%"
        value={String(choice.winning / 100)}
        locale={locale}
        readOnly={!mayChoose}
        onRead={(typed) => set(winningOfChance(typed, config))}
      />
      <dl className={styles["DiceFields-pays"]}>
        <dt>{words.pays}</dt>
        <dd>{winText(props)}</dd>
      </dl>
      <fieldset className={styles["DiceFields-sides"]}>
        <legend>{words.side}</legend>
        {(["under", "over"] as const).map((side) => (
          <label key={side} className={styles["DiceFields-side"]}>
            <input
              type="radio"
              name="side"
              checked={choice.side === side}
              disabled={!mayChoose && choice.side !== side}
              onChange={() => onChoice(turned(choice))}
            />
            <span>{words.sides[side]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** One amount, or the two of which one is paid where the last coin is drawn. */
function winText({ stake, currency, choice, config, locale }: DiceSceneProps): string {
  const asset = getAsset(currency);
  const read = parseMoney(stake, asset);
  if (!read.ok) return "";
  const { least, most } = unitsOf(dicePaysOf(read.value.minor, { config, choice }), config);
  const text = (minor: bigint) =>
    formatAmount(formatDecimal(money(minor, asset)), { currency, locale });
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}
