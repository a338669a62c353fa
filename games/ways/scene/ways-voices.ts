import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** A scale of five that has no wrong note, from low to high: G, A, B, D, E, and on. */
const notes = [
  196, 220, 246.94, 293.66, 329.63, 392, 440, 493.88, 587.33, 659.25, 783.99, 880,
] as const;

/** A small glass bell: its third partial is not quite in tune, as bells are. */
const bell = (note: number, delayS = 0, gain = 0.09) =>
  together(
    tone({ hz: notes[note] ?? 392, lastsS: 1.1, gain, delayS }),
    tone({ hz: (notes[note] ?? 392) * 2.01, lastsS: 0.7, gain: gain * 0.4, delayS }),
    tone({ hz: (notes[note] ?? 392) * 4.13, lastsS: 0.22, gain: gain * 0.16, delayS }),
  );

const run = (places: readonly number[], everyS: number, gain = 0.09) =>
  together(...places.map((note, place) => bell(note, place * everyS, gain)));

/** The moon grows by a step: each a note higher than the one before. */
const rises = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => [
    `rise${step}`,
    together(
      bell(step + 2, 0.05, 0.08),
      bell(step + 4, 0.17, 0.06),
      tone({ hz: 98 * 1.06 ** step, lastsS: 0.6, gain: 0.07, toHz: 147 * 1.06 ** step }),
    ),
  ]),
);

/** Leaves, soft fruit and glass: an orchard at night, with nobody else in it. */
export const waysVoices: Readonly<Record<string, Voice>> = {
  rustle: together(
    burst({ hz: 2_600, q: 0.4, lastsS: 0.25, gain: 0.13 }),
    burst({ hz: 900, q: 0.5, lastsS: 0.22, gain: 0.09 }),
  ),
  land: together(
    burst({ hz: 260, q: 1.2, lastsS: 0.08, gain: 0.34 }),
    tone({ hz: 132, lastsS: 0.12, gain: 0.12, toHz: 84 }),
  ),
  wait: together(
    tone({ hz: 293.66, lastsS: 1, gain: 0.04, toHz: 440, shape: "triangle" }),
    tone({ hz: 587.33, lastsS: 1, gain: 0.03, toHz: 880 }),
  ),
  pay: together(bell(5, 0, 0.08), bell(7, 0.07, 0.06)),
  pick: together(
    burst({ hz: 700, q: 0.9, lastsS: 0.12, gain: 0.3 }),
    tone({ hz: 520, lastsS: 0.16, gain: 0.07, toHz: 190 }),
    burst({ hz: 4_200, q: 0.7, lastsS: 0.2, gain: 0.07 }),
  ),
  ...rises,
  win: run([5, 7, 8], 0.1),
  big: run([3, 5, 7, 8, 5, 7, 8, 10, 7, 8, 10, 11], 0.14),
  great: run([3, 5, 7, 8, 5, 7, 8, 10, 7, 8, 10, 11, 8, 10, 11, 11], 0.15, 0.1),
  vast: run([0, 3, 5, 7, 3, 5, 7, 8, 5, 7, 8, 10, 7, 8, 10, 11, 8, 10, 11, 11, 11], 0.16, 0.1),
};
