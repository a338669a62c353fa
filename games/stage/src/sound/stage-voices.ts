import type { Voice } from "./sound-desk.ts";
import { tone, together } from "./tones.ts";

/** Sounds that every game has; one of its own by the same name goes first. */
export const stageVoices: Readonly<Record<string, Voice>> = {
  press: tone({ hz: 320, lastsS: 0.07, gain: 0.12, shape: "triangle" }),
  tick: tone({ hz: 880, lastsS: 0.04, gain: 0.05, shape: "triangle" }),
  // A quiet fifth that opens upwards; the more was won, the louder it is asked for.
  win: together(
    tone({ hz: 523.25, lastsS: 0.5, gain: 0.14 }),
    tone({ hz: 659.25, lastsS: 0.5, gain: 0.12, delayS: 0.09 }),
    tone({ hz: 783.99, lastsS: 0.8, gain: 0.14, delayS: 0.18 }),
  ),
  // The same fifth, climbing on: nothing else in the house sounds so long.
  jackpot: together(
    tone({ hz: 523.25, lastsS: 0.5, gain: 0.14 }),
    tone({ hz: 659.25, lastsS: 0.5, gain: 0.13, delayS: 0.16 }),
    tone({ hz: 783.99, lastsS: 0.6, gain: 0.14, delayS: 0.32 }),
    tone({ hz: 1046.5, lastsS: 1.4, gain: 0.16, delayS: 0.5 }),
  ),
  refused: tone({ hz: 196, lastsS: 0.16, gain: 0.1, shape: "triangle", toHz: 165 }),
};
