import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Paper over wool, clay upon clay. */
export const blackjackVoices: Readonly<Record<string, Voice>> = {
  card: together(
    burst({ hz: 3_400, q: 0.7, lastsS: 0.07, gain: 0.2 }),
    burst({ hz: 900, q: 0.8, lastsS: 0.04, gain: 0.16 }),
  ),
  turn: burst({ hz: 2_400, q: 0.7, lastsS: 0.11, gain: 0.24 }),
  chips: together(
    burst({ hz: 2_100, q: 5, lastsS: 0.05, gain: 0.45 }),
    tone({ hz: 2_480, lastsS: 0.05, gain: 0.03, delayS: 0.045 }),
  ),
  lost: tone({ hz: 247, lastsS: 0.22, gain: 0.05, toHz: 220 }),
  settled: burst({ hz: 500, q: 1, lastsS: 0.1, gain: 0.08 }),
};
