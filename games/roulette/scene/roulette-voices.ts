import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Ivory on lacquer, clay on wool, and a wheel that hums. */
export const rouletteVoices: Readonly<Record<string, Voice>> = {
  chip: together(
    burst({ hz: 2_300, q: 5, lastsS: 0.05, gain: 0.4 }),
    tone({ hz: 2_640, lastsS: 0.05, gain: 0.025, delayS: 0.03 }),
  ),
  chips: together(
    burst({ hz: 2_000, q: 5, lastsS: 0.05, gain: 0.36 }),
    tone({ hz: 2_480, lastsS: 0.05, gain: 0.03, delayS: 0.05 }),
    tone({ hz: 2_900, lastsS: 0.05, gain: 0.025, delayS: 0.1 }),
  ),
  release: together(
    burst({ hz: 1_200, q: 1.2, lastsS: 0.18, gain: 0.16 }),
    tone({ hz: 88, lastsS: 1.6, gain: 0.05, toHz: 70 }),
  ),
  roll: burst({ hz: 820, q: 1.4, lastsS: 0.09, gain: 0.13 }),
  knock: together(
    burst({ hz: 2_900, q: 7, lastsS: 0.04, gain: 0.5 }),
    tone({ hz: 1_720, lastsS: 0.06, gain: 0.05, toHz: 1_500 }),
  ),
  drop: together(
    burst({ hz: 1_500, q: 4, lastsS: 0.07, gain: 0.55 }),
    tone({ hz: 310, lastsS: 0.16, gain: 0.09, toHz: 230 }),
  ),
  sweep: burst({ hz: 620, q: 0.7, lastsS: 0.34, gain: 0.16 }),
};
