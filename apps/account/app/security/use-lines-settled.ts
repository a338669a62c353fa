import { isAnswered } from "../alerts/are-answered.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { usePasskeys } from "../passkeys/passkeys-query.ts";
import { useProfile } from "../profile/profile-query.ts";
import { useOwnSessions } from "../signed-in/own-sessions-query.ts";

/**
 * Whether it is known what the lines of the page say: one that came later would push the others down.
 * Phone and device are known before any page is shown (`alerts/use-alerts-settled.ts`).
 */
export function useLinesSettled(): boolean {
  const player = usePlayer();
  const lines = [useProfile(), usePasskeys(), useOwnSessions()];
  return lines.every(isAnswered) || (player.data === undefined && player.failureCount > 0);
}
