import { usePixiRoom } from "@croupier/game-stage/pixi";
import { useEffect } from "react";
import { multipleOne } from "@croupier/kit/rules";
import styles from "./CrashScene.module.css";
import type { CrashSceneProps } from "./CrashScene.tsx";
import { makeFlightPart } from "./flight-part.ts";
import type { FlightLine, FlightView } from "./line/flight-line.ts";
import { multipleText } from "./multiple-text.ts";
import { useRising, useSecondsToBoard } from "./use-flight.ts";

type Props = Pick<CrashSceneProps, "config" | "words" | "locale" | "isStill" | "say"> & {
  readonly line: FlightLine;
  readonly flight: FlightView;
};

const lastSeconds = 3;

/** The sky, the plane, and what everybody looks at: the number. */
export function FlightField({ line, flight, config, words, locale, isStill, say }: Props) {
  const { phase, multiple } = flight;
  const { host, room } = usePixiRoom({ isStill, makePart: () => makeFlightPart(line, isStill) });
  const seconds = useSecondsToBoard(line, flight);
  const number = useRising(line, { config, locale, phase, isStill });

  // Where nothing moves by itself, what was heard is drawn.
  useEffect(() => {
    if (!isStill) return undefined;
    const draw = () =>
      void room().then(({ part, redraw }) => {
        part.pose();
        redraw();
      });
    draw();
    return line.subscribe(draw);
  }, [line, isStill, room]);

  // The flight is heard as it begins and ends, whoever is in it.
  useEffect(() => {
    if (phase === "flying") say("takesOff");
    if (phase === "over") say("dives");
    if (phase === "boarding") say("boards");
  }, [phase, say]);
  useEffect(() => {
    if (phase === "boarding" && seconds > 0 && seconds <= lastSeconds) say("lastSeconds");
  }, [phase, seconds, say]);

  return (
    <div className={styles["CrashScene-field"]} data-board="" data-flight={phase}>
      <div className={styles["CrashScene-canvas"]} ref={host} />
      <div className={styles["CrashScene-readout"]}>
        {phase === "boarding" && (
          <>
            <p className={styles["CrashScene-soft"]}>{words.boardsIn}</p>
            <p className={styles["CrashScene-number"]}>{words.seconds({ seconds })}</p>
          </>
        )}
        {phase === "flying" && (
          <p className={styles["CrashScene-number"]} ref={number}>
            {multipleText(multipleOne, locale)}
          </p>
        )}
        {phase === "over" && (
          <>
            <p className={styles["CrashScene-number"]} data-over="">
              {multipleText(multiple ?? multipleOne, locale)}
            </p>
            <p className={styles["CrashScene-soft"]}>{words.dived}</p>
          </>
        )}
        {phase === "waiting" && <p className={styles["CrashScene-soft"]}>{words.silence}</p>}
      </div>
    </div>
  );
}
