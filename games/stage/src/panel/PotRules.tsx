import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import { roundsToWin } from "./rounds-to-win.ts";
import styles from "./StagePanel.module.css";

/** How the pot of the player's currency works, from the terms that it was begun with. */
export function PotRules({ state: { facts, session } }: { readonly state: StageState }) {
  const { words, language, driver } = useStage();
  const text = useAmountText(session.currency);
  const pot = facts.jackpots?.find(({ currency }) => currency === session.currency);
  if (pot === undefined) return null;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const stake = session.stakes.steps.find((step) => Number(step) >= 1) ?? session.stakes.min;
  return (
    <section data-pot="">
      <h3>{words.pot.title}</h3>
      <div className={styles["StagePanel-rules"]}>
        <p>
          {words.pot.works({
            part: percent.format(pot.contribution),
            seed: text(pot.seed),
            dropsBy: text(pot.dropsBy),
          })}
        </p>
        <p>
          {words.pot.chance({ stake: text(stake), one: whole.format(roundsToWin(pot, stake)) })}{" "}
          {words.pot.gives({ part: percent.format(pot.returnToPlayer) })}
        </p>
        <p>
          {words.pot.notFree} {driver.mode === "practice" && words.pot.notInPractice}
        </p>
      </div>
      <p className={styles["StagePanel-soft"]}>{words.pot.fingerprint({ number: pot.number })}</p>
      <p className={styles["StagePanel-proof"]}>{pot.fingerprint}</p>
    </section>
  );
}
