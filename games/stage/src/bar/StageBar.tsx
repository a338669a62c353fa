import { Button, IconButton } from "@croupier/ui";
import { iconScrollText } from "@croupier/ui/icons";
import { isBetween, mayAutoplay, mayMove, mayPlay, mayTurbo } from "../desk/may-play.ts";
import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import { LaidStake } from "./LaidStake.tsx";
import { Meters } from "./Meters.tsx";
import { PaceButtons } from "./PaceButtons.tsx";
import { StakeStepper } from "./StakeStepper.tsx";
import styles from "./StageBar.module.css";

const whyId = "why-not";

/** Below every scene: how the player stands, the stake, and the one action. */
export function StageBar({ state }: { readonly state: StageState }) {
  const { desk, words, game, gameWords } = useStage();
  const { auto, phase, move } = state;
  const hasPace = mayTurbo({ game }, state) || mayAutoplay({ game }, state);
  const label = phase === "open" && move !== undefined ? move.label : gameWords.play;
  const isQuiet = auto !== undefined || mayPlay(state) || mayMove(state);
  return (
    <section className={styles["StageBar"]}>
      <Meters state={state} />
      {isBetween(state) && auto === undefined && <WhyNot state={state} />}
      <div className={styles["StageBar-controls"]} data-paced={hasPace ? "" : undefined}>
        {state.laid === undefined ? (
          <StakeStepper state={state} />
        ) : (
          <LaidStake laid={state.laid} state={state} />
        )}
        <PaceButtons state={state} />
        <Button
          look="action"
          size="lg"
          className={styles["StageBar-play"]}
          aria-disabled={!isQuiet || undefined}
          aria-describedby={whyId}
          onClick={() => void desk.play()}
        >
          {auto === undefined ? label : words.autoplay.stop(auto)}
        </Button>
        <IconButton
          className={styles["StageBar-menu"]}
          icon={iconScrollText}
          label={words.gameMenu}
          onClick={() => desk.show("rules")}
        />
      </div>
    </section>
  );
}

/** Why the button is off, and where money is what is missing, the way to it. */
function WhyNot({ state: { obstacle, session } }: { readonly state: StageState }) {
  const { bridge, driver, words } = useStage();
  const text = useAmountText(session.currency);
  const mayPayIn = obstacle?.is === "balance" && driver.mode === "real";
  // The region stands before there is something to say: only then is it read out.
  return (
    <output className={styles["StageBar-why"]} id={whyId}>
      {obstacle && words.obstacles[obstacle.is]({ amount: text(obstacle.amount) })}
      {mayPayIn && (
        <Button size="sm" onClick={() => bridge.tell({ type: "ask", what: "deposit" })}>
          {words.next.deposit}
        </Button>
      )}
    </output>
  );
}
