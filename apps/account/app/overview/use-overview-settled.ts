import { isAnswered } from "../alerts/are-answered.ts";
import { useBalances } from "../calls/player-queries.ts";
import { useBalanceHistory, useStanding } from "../calls/safer-play-queries.ts";
import { useHealth } from "../health/use-health.ts";

/** Whether it is known how much each part of the overview says: shown together, none pushes another. */
export function useOverviewSettled(playerId: string): boolean {
  const { isComing } = useHealth(playerId);
  const answered = [useBalances(playerId), useStanding(), useBalanceHistory()].every(isAnswered);
  return answered && !isComing;
}
