import { useKeys } from "@croupier/game-stage/scene";
import { minorOf } from "./amount-text.ts";
import { Chip } from "./cloth/Chip.tsx";
import type { RouletteSceneProps } from "./RouletteScene.tsx";
import { clear, double, repeat, undo } from "./roulette-wish.ts";
import styles from "./Tray.module.css";
import type { Felt } from "./use-felt.ts";

type Props = RouletteSceneProps & { readonly felt: Felt };

/** The chips to lay with, and what can be done with all that lies there. */
export function Tray(props: Props) {
  const { words, choice, mayChoose, stakes, stake, onStake, currency, felt, locale } = props;
  const isLaid = choice.bets.length > 0;
  const acts = [
    {
      name: "undo",
      may: choice.before.length > 0,
      whyNot: undefined,
      act: () => felt.change(undo(choice), words.undone),
      d: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    },
    {
      name: "double",
      may: isLaid,
      whyNot: felt.whyNot(double(choice)),
      act: () => felt.change(double(choice), words.doubled),
      sign: "×2",
    },
    {
      name: "repeat",
      may: choice.last.length > 0,
      whyNot: felt.whyNot(repeat(choice)),
      act: () => felt.change(repeat(choice), words.repeated),
      d: "M4 11V9a3 3 0 0 1 3-3h12m0 0-3-3m3 3-3 3M20 13v2a3 3 0 0 1-3 3H5m0 0 3 3m-3-3 3-3",
    },
    {
      name: "clear",
      may: isLaid,
      whyNot: undefined,
      act: () => felt.change(clear(choice), words.cleared),
      d: "M6 6l12 12M18 6 6 18",
    },
  ] as const;

  useKeys({
    ...Object.fromEntries(acts.map(({ name, may, act }) => [words.keys[name], () => may && act()])),
    ...Object.fromEntries(
      stakes.steps.slice(0, 9).map((step, place) => [String(place + 1), () => onStake(step)]),
    ),
  });

  return (
    <div className={styles["Tray"]}>
      <fieldset className={styles["Tray-chips"]} aria-label={words.chipValue}>
        {stakes.steps.map((step) => (
          <button
            key={step}
            type="button"
            className={styles["Tray-chip"]}
            aria-pressed={step === stake}
            aria-disabled={!mayChoose || undefined}
            aria-label={words.chipOf({ amount: felt.text(minorOf(step, currency)) })}
            onClick={() => onStake(step)}
          >
            <Chip {...felt.chipOf(minorOf(step, currency))} />
          </button>
        ))}
      </fieldset>
      <div className={styles["Tray-acts"]}>
        {acts.map(({ name, may, act, whyNot, ...shown }) => (
          <button
            key={name}
            type="button"
            className={styles["Tray-act"]}
            aria-disabled={!may || whyNot !== undefined || !mayChoose || undefined}
            aria-keyshortcuts={words.keys[name]}
            aria-label={words.acts[name]}
            // Beside its label a title is heard as what describes it.
            title={
              (may && whyNot) ||
              `${words.acts[name]} (${words.keys[name].toLocaleUpperCase(locale)})`
            }
            onClick={() => may && mayChoose && act()}
          >
            {"d" in shown ? (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={shown.d} />
              </svg>
            ) : (
              <span className={styles["Tray-sign"]} data-sign={shown.sign} />
            )}
            <span className={styles["Tray-word"]} aria-hidden="true">
              {words.acts[name]}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
