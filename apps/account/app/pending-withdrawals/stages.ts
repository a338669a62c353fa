import type { PlayerWithdrawal, WithdrawalState } from "@croupier/contracts";

/** The way of every withdrawal that goes well. */
export const stages = ["requested", "checks", "approved", "sent", "arrived"] as const;
export type Stage = (typeof stages)[number];

/** How many stages are behind it; the next one is under way. */
export function doneCount(state: WithdrawalState): number {
  const reached = stages.findIndex((stage) => stage === state);
  // Whoever looks at it is not done with looking.
  return state === "checks" ? reached : reached + 1;
}

/** When a stage was reached, the first time; undefined: it lies ahead, perhaps again. */
export function reachedAt(
  { stages: seen, state: now }: Pick<PlayerWithdrawal, "stages" | "state">,
  stage: Stage,
): string | undefined {
  const at = stages.findIndex((one) => one === now);
  if (at !== -1 && stages.indexOf(stage) > at) return undefined;
  return seen.find(({ state }) => state === stage)?.at;
}
