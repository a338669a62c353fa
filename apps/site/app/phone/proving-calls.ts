import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";
import type { StepUpNeeds } from "../step-up/StepUpNeeds.context.tsx";

/** How a player of this site is asked, and proves, who they are. */
export function provingCalls(session: string): Omit<StepUpNeeds, "say"> {
  const calls = playerClient.playerVerification;
  return {
    session,
    calls,
    readStatus: async ({ operation, signal }) =>
      valueOf(await calls.operationStatus({ params: { session, operation }, signal })),
  };
}
