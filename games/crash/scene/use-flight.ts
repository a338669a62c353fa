import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Language } from "@croupier/game-stage/scene";
import { multipleAt, type CrashConfig } from "../rules/face.ts";
import type { FlightLine, FlightView } from "./line/flight-line.ts";
import { multipleText } from "./multiple-text.ts";

/** The flight as it was last heard of. */
export function useFlight(line: FlightLine): FlightView {
  return useSyncExternalStore(line.subscribe, line.view);
}

/** Writes the number that rises, frame by frame and past React: it is the one thing here that never rests. */
export function useRising(
  line: FlightLine,
  {
    config,
    locale,
    phase,
    isStill,
  }: {
    readonly config: CrashConfig;
    readonly locale: Language;
    readonly phase: FlightView["phase"];
    readonly isStill: boolean;
  },
): RefObject<HTMLParagraphElement | null> {
  const number = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (phase !== "flying") return undefined;
    let frame = 0;
    let shown = "";
    const write = () => {
      const text = multipleText(multipleAt(config, Math.floor(line.flownMs())), locale);
      if (text !== shown && number.current !== null) {
        number.current.textContent = text;
        shown = text;
      }
    };
    const rise = () => {
      write();
      frame = requestAnimationFrame(rise);
    };
    // Where motion is reduced a number may still change, four times a second.
    const slow = isStill ? setInterval(write, 250) : undefined;
    write();
    if (!isStill) frame = requestAnimationFrame(rise);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(slow);
    };
  }, [line, config, locale, phase, isStill]);
  return number;
}

/** Whole seconds until the flight takes off. */
export function useSecondsToBoard(line: FlightLine, { phase, boardsUntil }: FlightView): number {
  const left = () => Math.max(0, Math.ceil((boardsUntil - line.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    if (phase !== "boarding") return undefined;
    setSeconds(left());
    const clock = setInterval(() => setSeconds(left()), 200);
    return () => clearInterval(clock);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` reads what is named here
  }, [line, phase, boardsUntil]);
  return seconds;
}
