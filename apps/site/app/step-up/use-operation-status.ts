import type { MfaOperation } from "@croupier/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { useNeeds, type StepUpNeeds } from "./StepUpNeeds.context.tsx";

/** What an operation asks for, and whether it is blocked. A status that does not come is only logged (S8.6). */
export function useOperationStatus(operation: MfaOperation) {
  return useQuery(operationStatusQuery(useNeeds(), operation));
}

export const operationStatusQuery = (
  { session, readStatus }: Pick<StepUpNeeds, "session" | "readStatus">,
  operation: MfaOperation,
) =>
  queryOptions({
    queryKey: ["step-up", operation, session],
    queryFn: async ({ signal }) => {
      try {
        return await readStatus({ operation, signal });
      } catch (failure) {
        logError(`The status of ${operation} could not be fetched`, failure);
        throw failure;
      }
    },
    enabled: session !== "",
    staleTime: 0,
  });

function logError(text: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- S8.6 asks for it in the log of the browser, and there alone
  console.error(text, failure);
}
