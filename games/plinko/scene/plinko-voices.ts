import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** One scale for all pegs: however many balls fall, they sound well together. */
const notes = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;
export const pegNotes = notes.length;

const peg = (hz: number): Voice =>
  together(
    burst({ hz: hz * 4, q: 6, lastsS: 0.04, gain: 0.12 }),
    tone({ hz: hz * 2, lastsS: 0.16, gain: 0.035 }),
    tone({ hz, lastsS: 0.1, gain: 0.03, shape: "triangle" }),
  );

const chime = (hz: number, delayS: number, gain = 0.09): Voice =>
  together(
    tone({ hz, lastsS: 0.5, gain, delayS }),
    tone({ hz: hz * 2, lastsS: 0.3, gain: gain * 0.4, delayS }),
  );

/** Brass struck by a small ball, and water below. */
export const plinkoVoices: Readonly<Record<string, Voice>> = {
  ...Object.fromEntries(notes.map((hz, place) => [`peg-${place}`, peg(hz)])),
  drop: tone({ hz: 620, lastsS: 0.12, gain: 0.05, toHz: 380 }),
  splash: together(
    burst({ hz: 900, q: 0.6, lastsS: 0.2, gain: 0.22 }),
    tone({ hz: 240, lastsS: 0.18, gain: 0.08, toHz: 120 }),
  ),
  win: together(chime(523.25, 0), chime(783.99, 0.09)),
  big: together(
    ...[523.25, 659.25, 783.99, 1046.5, 783.99, 1046.5, 1318.5].map((hz, place) =>
      chime(hz, place * 0.1),
    ),
  ),
};
