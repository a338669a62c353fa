import { VisuallyHidden } from "@croupier/ui";
import { useEffect, useSyncExternalStore } from "react";
import { StageBar } from "./bar/StageBar.tsx";
import { stakesNow } from "./desk/laid-stake.ts";
import { mayBuy, mayChoose, mayPlay } from "./desk/may-play.ts";
import { obstacleOf, obstacleToMore, type Obstacle } from "./desk/obstacle.ts";
import { eventsOf, type StageState } from "./desk/stage-state.ts";
import { AutoplayNote } from "./notice/AutoplayNote.tsx";
import { FailureNotice } from "./notice/FailureNotice.tsx";
import { PauseCover } from "./notice/PauseCover.tsx";
import { PotWon } from "./pot/PotWon.tsx";
import { StagePanel } from "./panel/StagePanel.tsx";
import type { AnySceneProps, AnyWords } from "./scene/game.ts";
import { isWin } from "./desk/is-win.ts";
import { StageContext, useAmountText, useStage } from "./Stage.context.tsx";
import styles from "./Stage.module.css";
import { useSpaceToPlay } from "./use-space-to-play.ts";

const reduced = "(prefers-reduced-motion: reduce)";

/** The scene, and below it the bar that every game has. */
export function Stage({ say }: { readonly say: (voice: string, strength?: number) => void }) {
  const around = useStage();
  const { desk, second, driver, words, gameWords } = around;
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const beside = useSyncExternalStore(second?.subscribe ?? nothingChanges, () => second?.state());
  useSpaceToPlay(desk);
  const isLabelled = driver.mode === "practice" || state.shown?.isReplay === true;

  // An unfinished round is shown as soon as there is a scene to show it.
  useEffect(() => {
    void desk.resumeRound();
    void second?.resumeRound();
  }, [desk, second]);
  const hasFailedBeside = state.failure === undefined && beside?.failure !== undefined;

  return (
    <main
      className={styles["Stage"]}
      aria-label={gameWords.title}
      data-phase={state.phase}
      data-round={state.shown?.round.id}
      data-size={state.size}
      data-mode={driver.mode}
      data-labelled={isLabelled ? "" : undefined}
      data-auto={state.auto?.left}
      data-waits={waitsForMove(state) ? "" : undefined}
      data-offers={state.move === undefined ? undefined : ""}
      data-second={beside?.phase}
      data-second-round={beside?.shown?.round.id}
    >
      <div className={styles["Stage-scene"]}>
        <StageScene state={state} beside={beside} words={gameWords} say={say} />
        {state.potWon !== undefined && <PotWon amount={state.potWon} />}
        <StageContext value={hasFailedBeside && second ? { ...around, desk: second } : around}>
          <FailureNotice failure={state.failure ?? beside?.failure} />
        </StageContext>
        <AutoplayNote end={state.autoEnd} />
        {state.pausedFor !== undefined && <PauseCover />}
      </div>
      <StageBar state={state} />
      {isLabelled && (
        <p className={styles["Stage-label"]} title={words.practiceExplained}>
          {state.shown?.isReplay ? words.replay : words.practice}
        </p>
      )}
      <StagePanel state={state} />
      <VisuallyHidden>
        <output data-told="">{state.told}</output>
        {beside !== undefined && (
          <output data-told-second="">
            {beside.told !== "" && words.ofSecondBet({ told: beside.told })}
          </output>
        )}
      </VisuallyHidden>
    </main>
  );
}

const nothingChanges = () => () => {};

/** A round is on that its player goes on with in the scene. */
function waitsForMove({ shown }: StageState): boolean {
  return shown !== undefined && !shown.isOver && !shown.isReplay && shown.round.payout === null;
}

function StageScene({
  state,
  beside,
  words,
  say,
}: {
  readonly state: StageState;
  readonly beside: StageState | undefined;
  readonly words: AnyWords;
  readonly say: (voice: string, strength?: number) => void;
}) {
  const { desk, second, driver, game, language, line, words: stageWords } = useStage();
  const { session, shown } = state;
  // A replay is of what was bet then, as long as it runs.
  const isReplay = shown?.isReplay && !shown.isOver;
  const text = useAmountText(session.currency);
  const tell = (obstacle: Obstacle | undefined) =>
    obstacle && stageWords.obstacles[obstacle.is]({ amount: text(obstacle.amount) });
  return (
    <game.Scene
      config={session.config}
      words={words}
      locale={language}
      currency={session.currency}
      stake={state.stake}
      stakes={stakesNow(session)}
      onStake={desk.stakeOn}
      choice={isReplay && game.bet === undefined ? shown.round.choice : state.choice}
      onChoice={desk.choose}
      phase={state.phase}
      mayChoose={mayChoose(state)}
      onAct={(action) => void desk.act(action)}
      round={roundOf(state)}
      recent={state.recent.map(({ round }) => ({
        id: round.id,
        events: eventsOf(round),
        won: isWin(round),
      }))}
      size={state.size}
      isStill={matchMedia(reduced).matches}
      isPractice={driver.mode === "practice"}
      mayHurry={session.policy.turbo}
      mayBuy={mayBuy(state)}
      whyNot={(choice) => tell(obstacleOf(game, { ...state, choice }))}
      whyNotMore={(minor) =>
        tell(obstacleToMore(minor, { ...state, staked: shown?.round.staked ?? "0" }))
      }
      onPlay={(wish) => void desk.playOnce(wish)}
      book={desk.book}
      offer={desk.offer}
      line={line}
      second={
        second &&
        beside && {
          stake: beside.stake,
          stakes: stakesNow(beside.session),
          onStake: second.stakeOn,
          choice: beside.choice,
          onChoice: second.choose,
          phase: beside.phase,
          mayChoose: mayChoose(beside),
          mayPlay: mayPlay(beside),
          obstacle: tell(beside.obstacle),
          onBegin: () => void second.play(),
          onAct: (action) => void second.act(action),
          round: roundOf(beside),
          book: second.book,
        }
      }
      say={say}
    />
  );
}

function roundOf({ shown }: StageState): AnySceneProps["round"] {
  return (
    shown && {
      id: shown.round.id,
      choice: shown.round.choice,
      stake: shown.round.staked,
      payout: shown.isOver ? (shown.round.payout ?? undefined) : undefined,
      won: shown.isOver && isWin(shown.round),
      isReplay: shown.isReplay,
      isFree: shown.round.freeRounds !== null,
    }
  );
}
