import type { MfaOperation, OperationStatus } from "@croupier/contracts";
import { createContext, use } from "react";

import type { playerClient } from "../calls/player-client.ts";
import type { MessageValues } from "../language/message.ts";
import type { MessageKey } from "../language/Messages.context.tsx";

export type StepUpWord = Extract<MessageKey, `stepUp.${string}`>;

/** What the question takes from whoever asks it: the site and the account area have calls and words of their own. */
export interface StepUpNeeds {
  readonly say: (word: StepUpWord, values?: MessageValues) => string;
  readonly session: string;
  readonly calls: Pick<typeof playerClient.playerVerification, "verify" | "sendOperationCode">;
  readonly readStatus: (asked: {
    readonly operation: MfaOperation;
    readonly signal: AbortSignal;
  }) => Promise<OperationStatus>;
}

export const StepUpNeedsContext = createContext<StepUpNeeds | null>(null);

export function useNeeds(): StepUpNeeds {
  const needs = use(StepUpNeedsContext);
  if (needs === null) throw new Error("The question is drawn by useProving");
  return needs;
}
