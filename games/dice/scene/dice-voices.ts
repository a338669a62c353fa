import { burst, together, tone, type Voice } from "@croupier/game-stage/scene";

/** Glass on a padded table: a knock with a short bright ring. */
export const diceVoices: Readonly<Record<string, Voice>> = {
  lift: burst({ hz: 900, q: 0.8, lastsS: 0.09, gain: 0.06 }),
  knock: together(
    burst({ hz: 1_900, q: 1.6, lastsS: 0.06, gain: 0.42 }),
    burst({ hz: 320, q: 1.2, lastsS: 0.09, gain: 0.5 }),
    tone({ hz: 2_960, lastsS: 0.11, gain: 0.03 }),
  ),
  lost: tone({ hz: 294, lastsS: 0.22, gain: 0.05, toHz: 262 }),
};
