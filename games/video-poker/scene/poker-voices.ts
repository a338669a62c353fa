import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** A bar that is struck with felt: the note, and the octave it rings in. */
const bar = (hz: number, delayS: number, gain = 0.1) =>
  together(
    tone({ hz, lastsS: 0.7, gain, delayS }),
    tone({ hz: hz * 4, lastsS: 0.16, gain: gain * 0.22, delayS }),
  );

/** Stiff paper on a counter, and a vibraphone for whoever wins. */
export const pokerVoices: Readonly<Record<string, Voice>> = {
  card: together(
    burst({ hz: 4_200, q: 0.8, lastsS: 0.05, gain: 0.2 }),
    burst({ hz: 1_300, q: 0.9, lastsS: 0.03, gain: 0.14 }),
  ),
  thrown: burst({ hz: 1_900, q: 0.5, lastsS: 0.16, gain: 0.14 }),
  hold: together(
    burst({ hz: 2_600, q: 4, lastsS: 0.04, gain: 0.3 }),
    tone({ hz: 587.33, lastsS: 0.06, gain: 0.03, shape: "triangle" }),
  ),
  free: together(
    burst({ hz: 1_700, q: 4, lastsS: 0.04, gain: 0.26 }),
    tone({ hz: 440, lastsS: 0.06, gain: 0.03, shape: "triangle" }),
  ),
  settled: burst({ hz: 520, q: 1, lastsS: 0.1, gain: 0.08 }),
  win: together(
    bar(392, 0),
    bar(493.88, 0.08),
    bar(587.33, 0.16),
    bar(739.99, 0.24, 0.08),
    bar(880, 0.36, 0.07),
  ),
};
