import { StakeField } from "@croupier/game-stage/scene";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import styles from "./SeatPanel.module.css";
import type { CrashSceneProps } from "./CrashScene.tsx";
import type { FlightLine, FlightView } from "./line/flight-line.ts";
import { SeatPanel } from "./SeatPanel.tsx";

type Props = CrashSceneProps & {
  readonly second: NonNullable<CrashSceneProps["second"]>;
  readonly line: FlightLine;
  readonly flight: FlightView;
};

const whyId = "why-not-second";

/** A second bet of the same flight: nothing but a button before it is asked for. */
export function SecondBet({ second, ...props }: Props) {
  const [wish, setWish] = useState<{ readonly isWanted: boolean; readonly byKey: boolean }>();
  const button = useRef<HTMLButtonElement>(null);
  const want = (isWanted: boolean) => (event: MouseEvent) =>
    setWish({ isWanted, byKey: event.detail === 0 });

  // A player who pressed by key stays where they are, though the button they pressed is gone.
  useEffect(() => {
    if (wish?.byKey) button.current?.focus();
  }, [wish]);

  const { words, currency, locale } = props;
  const { phase, mayPlay, mayChoose, obstacle, onBegin } = second;
  const isBetween = phase === "idle" || phase === "shown";
  // One that is in the air, or has just come down, is there without being asked for.
  if (isBetween && !(wish?.isWanted ?? phase === "shown")) {
    return (
      <button ref={button} type="button" className={styles["SeatPanel-add"]} onClick={want(true)}>
        {words.addSecond}
      </button>
    );
  }
  return (
    <SeatPanel
      {...props}
      {...second}
      bet={2}
      stakeField={
        <div className={styles["SeatPanel-stake"]}>
          <StakeField
            {...second}
            mayChange={mayChoose}
            currency={currency}
            locale={locale}
            labels={words.secondStake}
          />
        </div>
      }
      boarding={
        <>
          <button
            ref={button}
            type="button"
            className={styles["SeatPanel-board"]}
            aria-disabled={!mayPlay || undefined}
            aria-describedby={whyId}
            onClick={() => mayPlay && onBegin()}
          >
            {words.boardSecond}
          </button>
          <button
            type="button"
            className={styles["SeatPanel-remove"]}
            aria-label={words.removeSecond}
            onClick={want(false)}
          >
            ×
          </button>
          {/* The region stands before there is something to say: only then is it read out. */}
          <output className={styles["SeatPanel-why"]} id={whyId}>
            {obstacle}
          </output>
        </>
      }
    />
  );
}
