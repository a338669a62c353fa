import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { timesText, useKeys } from "@croupier/game-stage/scene";
import { multipleFor } from "../rules/face.ts";
import { worthOf } from "../rules/pearl-worth.ts";
import styles from "./MinesScene.module.css";
import type { MinesSceneProps } from "./MinesScene.tsx";
import type { ReefView } from "./reef-view.ts";

type Props = MinesSceneProps & { readonly reef: ReefView };

/** Before: how many mines. While it goes on: what may be taken, and what one more would be worth. */
export function MinesControls(props: Props) {
  const { phase, reef, round } = props;
  if (phase === "open" || phase === "asking" || phase === "playing") {
    return <TakeOrGoOn {...props} />;
  }
  return (
    <div className={styles["MinesScene-panel"]}>
      {phase === "shown" && reef.isOver && (
        <p className={styles["MinesScene-told"]} data-won={round?.won || undefined}>
          {resultText(props)}
        </p>
      )}
      <MineCount {...props} />
    </div>
  );
}

/** Pearls that were taken are never told as lost, also where they are worth no more than the stake. */
function resultText({ round, reef, words, ...props }: Props): string {
  if (reef.shells.includes("hit")) return words.noWin;
  const payout = amountText(round?.payout ?? "0", props);
  return round?.won ? words.wins({ payout }) : words.paid({ payout });
}

function MineCount({ choice, onChoice, config, words, mayChoose, locale }: Props) {
  const first = multipleFor(config, { pearls: 1, mines: choice.mines });
  return (
    <label className={styles["MinesScene-count"]}>
      <span>{words.mines({ count: choice.mines })}</span>
      <input
        type="range"
        min={config.minesMin}
        max={config.minesMax}
        value={choice.mines}
        disabled={!mayChoose}
        aria-valuetext={words.mines({ count: choice.mines })}
        onChange={(event) => onChoice({ mines: event.target.valueAsNumber })}
      />
      <span className={styles["MinesScene-soft"]}>
        {words.firstPearl({ multiple: timesText(first, locale) })}
      </span>
    </label>
  );
}

function TakeOrGoOn(props: Props) {
  const { reef, words, phase, locale, onAct } = props;
  const pearls = reef.shells.filter((seen) => seen === "pearl").length;
  const worth = pearls === 0 || reef.isOver ? undefined : worthText(pearls, props);
  const mayTake = phase === "open" && worth !== undefined;
  function take() {
    if (mayTake) onAct({ move: "take" });
  }
  useKeys({ [words.takeKey]: take });
  return (
    <div className={styles["MinesScene-panel"]}>
      <button
        type="button"
        className={styles["MinesScene-take"]}
        aria-disabled={!mayTake || undefined}
        aria-keyshortcuts={words.takeKey}
        onClick={take}
      >
        {worth === undefined ? words.openOne : words.take({ amount: worth })}
        {worth !== undefined && (
          <kbd className={styles["MinesScene-key"]} aria-hidden="true">
            {words.takeKey}
          </kbd>
        )}
      </button>
      {reef.next !== undefined && (
        <span className={styles["MinesScene-soft"]}>
          {words.next({ multiple: timesText(reef.next, locale) })}
        </span>
      )}
    </div>
  );
}

/** The payout of so many pearls that is sure: one coin more may be drawn for what is left below the smallest. */
function worthText(pearls: number, { round, stake, choice, config, ...props }: Props): string {
  const asset = getAsset(props.currency);
  const read = parseMoney(round?.stake ?? stake, asset);
  const mines = round?.choice.mines ?? choice.mines;
  const { numerator, denominator } = worthOf(config, { pearls, mines });
  const worth = read.ok ? (read.value.minor * numerator) / denominator : 0n;
  return amountText(formatDecimal(money(worth, asset)), props);
}

function amountText(
  amount: string,
  { currency, locale }: Pick<Props, "currency" | "locale">,
): string {
  return formatAmount(amount, { currency, locale });
}
