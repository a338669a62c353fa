import type { Problem } from "@croupier/contracts";

import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import type { MessageKey } from "../language/Messages.context.tsx";

/** Why it did not work, as a sentence to show, and for how long nothing will. */
export interface Refused {
  readonly because: MessageKey;
  readonly waitSeconds?: number;
  readonly attemptsLeft?: number;
}

export function refusedWith(problem: Problem): Refused {
  const wait = problem.retryAfterSeconds ?? problem.remainingBlockingTime;
  const { attemptsLeft } = problem;
  return {
    because: explainProblem(problem),
    ...(wait === undefined ? {} : { waitSeconds: wait }),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  };
}

export function refusedByFailure(failure: unknown): Refused {
  return { because: explainFailure(failure) };
}
