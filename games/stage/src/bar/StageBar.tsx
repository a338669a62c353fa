import { Button, IconButton } from "@croupier/ui";
import { iconScrollText } from "@croupier/ui/icons";
import { mayAutoplay, mayMove, mayPlay, mayTurbo } from "../desk/may-play.ts";
import type { StageState } from "../desk/stage-state.ts";
import { useStage } from "../Stage.context.tsx";
import { LaidStake } from "./LaidStake.tsx";
import { Meters } from "./Meters.tsx";
import { PaceButtons } from "./PaceButtons.tsx";
import { StakeStepper } from "./StakeStepper.tsx";
import styles from "./StageBar.module.css";

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
