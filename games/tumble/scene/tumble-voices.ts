import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** One scale for everything that is struck: A, C, D, E, G. */
const notes = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99] as const;

/** A hammer on an anvil: partials that no string has. */
const anvil = (note: number, delayS = 0, gain = 0.1) => {
  const hz = notes[note] ?? 440;
  return together(
    tone({ hz, lastsS: 0.7, gain, delayS, shape: "triangle" }),
    tone({ hz: hz * 2.76, lastsS: 0.42, gain: gain * 0.42, delayS }),
    tone({ hz: hz * 5.4, lastsS: 0.2, gain: gain * 0.22, delayS }),
  );
};

const drum = (delayS = 0, gain = 0.3) => tone({ hz: 96, lastsS: 0.42, gain, delayS, toHz: 38 });

const strokes = (places: readonly number[], everyS: number, gain = 0.09) =>
  together(
    ...places.flatMap((note, place) => [
      anvil(note, place * everyS, gain),
      ...(place % 4 === 0 ? [drum(place * everyS, gain * 2.4)] : []),
    ]),
  );

const pay = (note: number) =>
  together(
    anvil(note, 0, 0.085),
    anvil(note + 2, 0.05, 0.05),
    burst({ hz: 2_400, q: 2, lastsS: 0.12, gain: 0.12 }),
  );

const key = (note: number) =>
  together(anvil(note, 0, 0.11), drum(0, 0.22), burst({ hz: 3_000, q: 4, lastsS: 0.1, gain: 0.2 }));

/** Stone on stone, iron on iron, and fire under it. */
export const tumbleVoices: Readonly<Record<string, Voice>> = {
  drop: together(
    burst({ hz: 150, q: 0.6, lastsS: 0.24, gain: 0.3 }),
    tone({ hz: 130, lastsS: 0.4, gain: 0.09, toHz: 52 }),
  ),
  slam: together(
    tone({ hz: 92, lastsS: 0.24, gain: 0.34, toHz: 40 }),
    burst({ hz: 210, q: 0.9, lastsS: 0.14, gain: 0.5 }),
    burst({ hz: 1_500, q: 1.6, lastsS: 0.05, gain: 0.13 }),
  ),
  wait: together(
    tone({ hz: 55, lastsS: 1.2, gain: 0.16, toHz: 110, shape: "sawtooth" }),
    tone({ hz: 110, lastsS: 1.2, gain: 0.06, toHz: 220, shape: "triangle" }),
    burst({ hz: 420, q: 0.6, lastsS: 0.25, gain: 0.1 }),
  ),
  key1: key(3),
  key2: key(5),
  key3: key(6),
  key4: together(key(8), anvil(9, 0.12, 0.1)),
  ember: together(
    burst({ hz: 3_600, q: 0.7, lastsS: 0.25, gain: 0.16 }),
    tone({ hz: 520, lastsS: 0.3, gain: 0.05, toHz: 260 }),
  ),
  pay1: pay(2),
  pay2: pay(4),
  pay3: pay(5),
  pay4: pay(6),
  pay5: pay(7),
  crack: together(
    burst({ hz: 900, q: 0.5, lastsS: 0.2, gain: 0.42 }),
    burst({ hz: 2_600, q: 0.8, lastsS: 0.12, gain: 0.26 }),
    tone({ hz: 120, lastsS: 0.3, gain: 0.22, toHz: 46 }),
  ),
  fly: tone({ hz: 260, lastsS: 0.36, gain: 0.06, toHz: 980, shape: "triangle" }),
  count: together(anvil(7, 0, 0.09), burst({ hz: 1_800, q: 2, lastsS: 0.08, gain: 0.2 })),
  multiply: together(drum(0, 0.4), anvil(2, 0, 0.12), anvil(5, 0.09, 0.12), anvil(8, 0.18, 0.12)),
  given: together(drum(0, 0.4), drum(0.34, 0.4), strokes([0, 2, 3, 5, 3, 5, 7, 8], 0.11, 0.1)),
  win: strokes([2, 5, 7], 0.1),
  big: strokes([0, 2, 5, 2, 5, 7, 5, 7, 8, 7, 8, 9], 0.125),
  great: strokes([0, 2, 5, 2, 5, 7, 5, 7, 8, 7, 8, 9, 8, 9, 8, 9], 0.13, 0.1),
  vast: strokes([0, 0, 2, 5, 0, 2, 5, 7, 2, 5, 7, 8, 5, 7, 8, 9, 7, 8, 9, 9, 9], 0.14, 0.11),
};
