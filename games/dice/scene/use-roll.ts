import { frames, type Cue } from "@croupier/game-stage/scene";
import { type RefObject, useEffect, useRef, useState } from "react";
import { diceNumbers, type DiceEvent } from "../rules/face.ts";
import { numberText } from "./words/number-text.ts";
import { framesOfATurn, landingsBetween, rollAt, rollMs, type RollMoment } from "./roll-path.ts";

const columns = 6;
const rows = framesOfATurn / columns;
/** Where the die lies before anything was rolled. */
const middle = 0.5;

/** The elements that move. */
export type RollParts = {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly die: RefObject<HTMLDivElement | null>;
  readonly shadow: RefObject<HTMLDivElement | null>;
  readonly number: RefObject<HTMLSpanElement | null>;
};

/**
 * The die in motion: drawn frame by frame past React, which hears of it when it has landed. Answers the
 * number it lies on, and what shows a roll.
 */
export function useRoll(
  { track, die, shadow, number }: RollParts,
  locale: string,
): readonly [landed: number | undefined, show: (event: DiceEvent, cue: Cue) => Promise<void>] {
  const lies = useRef(middle);
  const [landed, setLanded] = useState<number>();

  function draw(moment: RollMoment): void {
    const x = moment.at * (track.current?.clientWidth ?? 0);
    if (die.current !== null) {
      const { style } = die.current;
      const [column, row] = [moment.frame % columns, Math.floor(moment.frame / columns)];
      style.transform = `translate(${x}px, ${-moment.lift * 100}%) scale(${1 + moment.squash}, ${1 - moment.squash})`;
      style.backgroundPosition = `${(column / (columns - 1)) * 100}% ${(row / (rows - 1)) * 100}%`;
    }
    if (shadow.current !== null) {
      const { style } = shadow.current;
      style.transform = `translateX(${x}px) scale(${1 - moment.lift * 0.35})`;
      style.opacity = String(1 - moment.lift * 0.75);
    }
  }

  function lie(at: number): void {
    lies.current = at;
    draw({ at, lift: 0, frame: 0, squash: 0 });
  }

  // The die keeps its place on the ruler when the ruler changes its length.
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    lie(lies.current);
    const watch = new ResizeObserver(() => lie(lies.current));
    watch.observe(element);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- refs alone: one observer for the life of the scene
  }, []);

  async function show({ number: rolled }: DiceEvent, cue: Cue): Promise<void> {
    const [from, to] = [lies.current, rolled / diceNumbers];
    setLanded(undefined);
    if (!cue.isStill) {
      cue.say("lift");
      let before = 0;
      await frames(rollMs, {
        signal: cue.signal,
        draw(share) {
          const moment = rollAt(share, { from, to });
          lies.current = moment.at;
          draw(moment);
          write(number.current, moment.at * diceNumbers, locale);
          for (const hard of landingsBetween(before, share)) cue.say("knock", hard);
          before = share;
        },
      });
    }
    lie(to);
    write(number.current, rolled, locale);
    setLanded(rolled);
    cue.say(cue.won ? "win" : "lost");
  }

  return [landed, show];
}

/** Between two frames only; what stays is written by React. */
function write(element: HTMLElement | null, hundredths: number, locale: string): void {
  if (element === null) return;
  element.textContent = numberText(
    Math.min(diceNumbers - 1, Math.max(0, Math.round(hundredths))),
    locale,
  );
}
