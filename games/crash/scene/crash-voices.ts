import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Wind and a small engine: low, round, nothing shrill. */
export const crashVoices: Readonly<Record<string, Voice>> = {
  boards: tone({ hz: 392, lastsS: 0.14, gain: 0.05, toHz: 440 }),
  lastSeconds: tone({ hz: 660, lastsS: 0.07, gain: 0.05 }),
  takesOff: together(
    burst({ hz: 240, q: 0.7, lastsS: 0.9, gain: 0.22 }),
    tone({ hz: 98, lastsS: 0.8, gain: 0.06, toHz: 147 }),
  ),
  landed: together(
    tone({ hz: 523, lastsS: 0.16, gain: 0.07 }),
    tone({ hz: 784, lastsS: 0.28, gain: 0.06 }),
  ),
  dives: together(
    burst({ hz: 180, q: 0.8, lastsS: 0.5, gain: 0.3 }),
    tone({ hz: 220, lastsS: 0.55, gain: 0.07, toHz: 82 }),
  ),
};
