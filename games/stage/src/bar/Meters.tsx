import { CountingMoney, jackpotText, Money } from "@croupier/ui";
import type { StageState } from "../desk/stage-state.ts";
import { useStage } from "../Stage.context.tsx";
import { PlayClock } from "./PlayClock.tsx";
import styles from "./Meters.module.css";

/** Where the player stands: what there is, what this session made of it, and how long it lasts. */
export function Meters({ state }: { readonly state: StageState }) {
  const { words, driver, language } = useStage();
  const { currency } = state.session;
  const pot = jackpotText(BigInt(state.pot ?? 0), { currency, locale: language });
  return (
    <dl className={styles["Meters"]} data-no-mini="">
      <div className={styles["Meters-one"]}>
        <dt>{driver.mode === "practice" ? words.practiceBalance : words.balance}</dt>
        <dd data-balance={state.balance}>
          <CountingMoney amount={state.balance} currency={currency} />
        </dd>
      </div>
      <div className={styles["Meters-one"]}>
        <dt>{words.net}</dt>
        <dd data-net={state.net}>
          <Money amount={state.net} currency={currency} />
        </dd>
      </div>
      <div className={styles["Meters-one"]}>
        <dt>{words.timePlayed}</dt>
        <dd>
          <PlayClock openedAt={state.session.openedAt} now={state.session.now} />
        </dd>
      </div>
      {pot !== "" && (
        // It grows with the stakes of everybody, so nobody is told of each: it is there to be read.
        <div className={styles["Meters-one"]} data-tone="pot">
          <dt>{words.pot.title}</dt>
          <dd data-pot-holds={state.pot}>
            <bdi>{pot}</bdi>
          </dd>
        </div>
      )}
      <div className={styles["Meters-one"]} data-tone="win">
        <dt>{words.lastWin}</dt>
        <dd>
          {state.lastWin === undefined ? "–" : <Money amount={state.lastWin} currency={currency} />}
        </dd>
      </div>
    </dl>
  );
}
