import { useQuery } from "@tanstack/react-query";

import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";

export const agreementsKey = ["agreements"] as const;

/** Asked again when the player comes back to this tab: they may have answered in another one. */
export function useAgreements({ session, language }: { session: string; language: string }) {
  return useQuery({
    queryKey: [...agreementsKey, session, language],
    queryFn: async ({ signal }) =>
      valueOf(
        await playerClient.account.agreements({ params: { session }, query: { language }, signal }),
      ),
  });
}
