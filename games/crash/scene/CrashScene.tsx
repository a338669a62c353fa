import { useBook, type SceneProps } from "@croupier/game-stage/scene";
import { VisuallyHidden } from "@croupier/ui";
import { useEffect } from "react";
import type { CrashChoice, CrashConfig, CrashEvent } from "../rules/face.ts";
import styles from "./CrashScene.module.css";
import { CrowdList } from "./CrowdList.tsx";
import { FlightField } from "./FlightField.tsx";
import { LastFlights } from "./LastFlights.tsx";
import type { FlightLine, FlightView } from "./line/flight-line.ts";
import { isReplayed } from "./line/replayed-line.ts";
import { multipleText } from "./multiple-text.ts";
import type { SeatAction } from "./seat-action.ts";
import { SeatPanel } from "./SeatPanel.tsx";
import { SecondBet } from "./SecondBet.tsx";
import { useFlight } from "./use-flight.ts";
import type { CrashWords } from "./words/crash-words.ts";

export type CrashSceneProps = SceneProps<
  CrashConfig,
  CrashChoice,
  SeatAction,
  CrashEvent,
  CrashWords
>;

/** One plane over the evening clouds, and everybody in it. */
export function CrashScene(props: CrashSceneProps) {
  const { words, locale, config, second } = props;
  // What `share` joined: a game whose rounds are everybody's is never shown without.
  const line = props.line as FlightLine;
  const flight = useFlight(line);
  const replayed = isReplayed(line) ? line : undefined;
  const isAlone = props.isPractice || replayed !== undefined;
  useBook(props.book, {
    tookOff: () => replayed?.takeOff(),
    landed: async ({ multiple }, cue) => {
      await replayed?.land(multiple, { config, cue });
      if (cue.won) cue.say("landed");
    },
    crashed: ({ multiple }, cue) => replayed?.crash(multiple, { config, cue }),
  });

  // The sky is shown by the first bet, and by whoever flies in it.
  useBook(second?.book ?? noBook, {
    tookOff: () => {},
    landed: (_, cue) => {
      if (cue.won) cue.say("landed");
    },
    crashed: () => {},
  });
  useEndings(props, flight);
  useEndings(second, flight);

  return (
    <div
      className={styles["CrashScene"]}
      data-flight={flight.phase}
      data-number={flight.number}
      data-alone={isAlone ? "" : undefined}
    >
      <div className={styles["CrashScene-sky"]} aria-hidden="true" />
      <LastFlights last={flight.last} words={words} locale={locale} />
      <FlightField {...props} line={line} flight={flight} />
      {/* Who else was in it is not in the book of a round. */}
      {!isAlone && <CrowdList flight={flight} words={words} locale={locale} />}
      <div className={styles["CrashScene-bets"]}>
        <SeatPanel {...props} line={line} flight={flight} bet={1} />
        {second !== undefined && replayed === undefined && (
          <SecondBet {...props} second={second} line={line} flight={flight} />
        )}
      </div>
      <VisuallyHidden>
        <output data-flight-told="">{replayed === undefined && tellFlight(flight, props)}</output>
      </VisuallyHidden>
    </div>
  );
}

const noBook = { lay: () => {} };

/** A part that came to its end by itself is asked for like one that was brought down. */
function useEndings(
  bet: Pick<CrashSceneProps, "phase" | "round" | "onAct"> | undefined,
  { ended }: FlightView,
): void {
  const { phase, round, onAct } = bet ?? {};
  const hasEnded = phase === "open" && round !== undefined && ended.includes(round.id);
  // The end is heard over the line, which React does not render.
  useEffect(() => {
    if (hasEnded) onAct?.({ move: "flyOn" });
  }, [hasEnded, onAct]);
}

/** The flight for who listens: as it boards, takes off and ends, and not while it rises. */
function tellFlight(
  { phase, number, multiple }: FlightView,
  { words, locale }: Pick<CrashSceneProps, "words" | "locale">,
): string {
  if (phase === "boarding") return words.flightBoards({ number: number + 1 });
  if (phase === "flying") return words.flightTakesOff({ number: number + 1 });
  if (phase === "waiting") return words.silence;
  return words.flightEnded({
    number: number + 1,
    multiple: multipleText(multiple ?? 0, locale),
  });
}
