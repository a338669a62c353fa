import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Notes of one scale, so that whatever sounds together sounds well: D, E, F sharp, A, B. */
const notes = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.25, 739.99, 880, 987.77] as const;

const pluck = (note: number, delayS = 0, gain = 0.1) =>
  together(
    tone({ hz: notes[note] ?? 440, lastsS: 0.5, gain, delayS, shape: "triangle" }),
    tone({ hz: (notes[note] ?? 440) * 2, lastsS: 0.28, gain: gain * 0.35, delayS }),
  );

const run = (places: readonly number[], everyS: number, gain = 0.1) =>
  together(...places.map((note, place) => pluck(note, place * everyS, gain)));

/** Wood on wood, water, and a harp far off. */
export const linesVoices: Readonly<Record<string, Voice>> = {
  spin: together(
    burst({ hz: 520, q: 0.5, lastsS: 0.24, gain: 0.16 }),
    tone({ hz: 150, lastsS: 0.3, gain: 0.08, toHz: 320 }),
  ),
  stop: together(
    burst({ hz: 320, q: 1.4, lastsS: 0.09, gain: 0.5 }),
    tone({ hz: 104, lastsS: 0.13, gain: 0.2, toHz: 62 }),
  ),
  wait: together(
    tone({ hz: 196, lastsS: 1.4, gain: 0.06, toHz: 587, shape: "triangle" }),
    tone({ hz: 294, lastsS: 1.4, gain: 0.045, toHz: 880 }),
    burst({ hz: 1_300, q: 0.8, lastsS: 0.25, gain: 0.05 }),
  ),
  scatter1: together(pluck(5), burst({ hz: 1_900, q: 3, lastsS: 0.08, gain: 0.22 })),
  scatter2: together(pluck(7), burst({ hz: 2_300, q: 3, lastsS: 0.08, gain: 0.22 })),
  scatter3: together(pluck(9), burst({ hz: 2_800, q: 3, lastsS: 0.1, gain: 0.24 })),
  line: together(pluck(3, 0, 0.09), pluck(5, 0.06, 0.08)),
  dive: tone({ hz: 1_400, lastsS: 0.36, gain: 0.07, toHz: 240 }),
  splash: together(
    burst({ hz: 1_100, q: 0.5, lastsS: 0.24, gain: 0.42 }),
    burst({ hz: 3_200, q: 0.6, lastsS: 0.2, gain: 0.2 }),
    tone({ hz: 180, lastsS: 0.3, gain: 0.14, toHz: 70 }),
  ),
  given: run([0, 2, 3, 5, 7, 8, 9], 0.085, 0.1),
  win: run([3, 5, 7], 0.09),
  big: run([0, 3, 5, 7, 3, 5, 7, 8, 5, 7, 8, 9], 0.12),
  great: run([0, 3, 5, 7, 3, 5, 7, 8, 5, 7, 8, 9, 7, 8, 9, 9], 0.125, 0.11),
  vast: run([0, 2, 3, 5, 0, 3, 5, 7, 3, 5, 7, 8, 5, 7, 8, 9, 7, 8, 9, 9, 9], 0.13, 0.12),
};
