import type { MfaOperation } from "@croupier/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";

/** What an operation asks for, and whether it is blocked. A status that does not come is only logged (S8.6). */
export function useOperationStatus(operation: MfaOperation) {
  const { data: player } = usePlayer();
  return useQuery(operationStatusQuery(player?.id ?? "", operation));
}

export const operationStatusQuery = (session: string, operation: MfaOperation) =>
  queryOptions({
    queryKey: ["step-up", operation, session],
    queryFn: async ({ signal }) => {
      const params = { session, operation };
      try {
        return valueOf(await client.playerVerification.operationStatus({ params, signal }));
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
