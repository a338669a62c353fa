import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Water, glass and a dull thud far away. */
export const minesVoices: Readonly<Record<string, Voice>> = {
  laid: together(
    tone({ hz: 180, lastsS: 0.35, gain: 0.07, toHz: 320 }),
    burst({ hz: 700, q: 0.6, lastsS: 0.3, gain: 0.05 }),
  ),
  pearlFound: together(
    tone({ hz: 659, lastsS: 0.32, gain: 0.1 }),
    tone({ hz: 988, lastsS: 0.42, gain: 0.06, delayS: 0.06 }),
    burst({ hz: 1_600, q: 3, lastsS: 0.05, gain: 0.12 }),
  ),
  mineHit: together(
    tone({ hz: 92, lastsS: 0.7, gain: 0.3, toHz: 42 }),
    burst({ hz: 260, q: 0.5, lastsS: 0.24, gain: 0.4 }),
  ),
  settled: tone({ hz: 440, lastsS: 0.25, gain: 0.06 }),
};
